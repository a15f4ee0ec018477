/**
 * Visitor scenarios for any page with the header.
 *
 * @typedef {object} Scenario
 * @property {'desktop' | 'phone'} device
 * @property {boolean} [isLoggedIn]
 * @property {(page: import('playwright').Page) => Promise<unknown>} [act]
 *   once the page is loaded
 */

/**
 * Until analytics have loaded and reported the view.
 *
 * @type {Scenario}
 */
export const readsWithTracking = {
  device: 'desktop',
  act: (page) => page.waitForFunction(() => window.dataLayer?.length),
};

/** @type {Scenario} */
export const opensAccountMenu = {
  device: 'desktop',
  isLoggedIn: true,
  act: (page) => press(page, 'avatar'),
};

/** @type {Scenario} */
export const opensHamburger = {
  device: 'phone',
  act: (page) => press(page, 'hamburger'),
};

/**
 * @param {import('playwright').Page} page
 * @param {string} part
 */
async function press(page, part) {
  const button = page.locator(`[data-lintel="${part}"]`);
  await button.click();
  await page.waitForSelector(
    `[data-lintel="${part}"][aria-expanded="true"]`,
    // A modal dialog may cover it.
    { state: 'attached' },
  );
}
