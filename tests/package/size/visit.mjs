import { recordScripts } from './recordScripts.mjs';

/** @type {Record<import('./scenarios.mjs').Scenario['device'], import('playwright').BrowserContextOptions>} */
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
};

/**
 * Runs a scenario as a new visitor. Resolves to the scripts it downloads. It is
 * independent of how the page was built: the header adds to a host the
 * difference to the same page without it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url  of a page that the embedded backend serves too
 * @param {import('./scenarios.mjs').Scenario} scenario
 */
export async function visit(browser, url, { device, isLoggedIn, act }) {
  const context = await browser.newContext(DEVICES[device]);
  try {
    const page = await context.newPage();
    const recorded = recordScripts(page);
    await page.goto(isLoggedIn ? throughLogIn(url) : url);
    await recorded.settled();
    if (act) {
      await act(page);
      await recorded.settled();
    }
    return await recorded.downloads();
  } finally {
    await context.close();
  }
}

/**
 * The backend's login page logs the browser in and redirects back.
 *
 * @param {string} url
 */
export function throughLogIn(url) {
  const { origin, pathname, search } = new URL(url);
  const location = encodeURIComponent(pathname + search);
  return `${origin}/auth/protected-redirect/login?location=${location}`;
}
