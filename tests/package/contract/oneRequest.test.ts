import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../consumers/setup/browser';
import { cookiesOf } from '../../consumers/setup/cookiesOf';
import { onBothReacts, type Contract } from './setup/onBothReacts';

const MARKER = '/spotlight/bakery-100w.jpg';

// Development: only there StrictMode mounts every component twice.
onBothReacts('one request', 'development', (contract) => {
  it('is enough for 100 components of three copies in two apps, in StrictMode and mounted anew', async () => {
    const { page, lines } = await contract.open(
      { headers: [] },
      { search: 'script=askers' },
    );
    await expectAnswers(page, 'loggedOut in round 1');
    await page.evaluate(() => window.contract.remount?.());
    await expectAnswers(page, 'loggedOut in round 2');
    expect(await callsSoFar(page, contract)).toBe(1);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('tells all of them of a member', async () => {
    const { page } = await contract.open(
      { headers: [] },
      { search: 'script=askers', member: true },
    );
    await expectAnswers(page, 'loggedIn in round 1');
    expect(await callsSoFar(page, contract)).toBe(1);
  });

  it('is sent again by a page that comes back out of the back/forward cache', async () => {
    const { page } = await contract.open();
    await page.waitForSelector('[data-status="loggedOut"]');
    const address = page.url();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset['restored'] = String(persisted);
      });
    });
    await page.goto(contract.address({ headers: [] }, 'elsewhere'));
    // Meanwhile they log in.
    const cookies = cookiesOf(contract.backend.signIn(), contract.url);
    await page.context().addCookies(cookies);
    // Not `goBack`: it waits for a document to load.
    await page.evaluate(() => history.back());
    await page.waitForSelector('[data-restored="true"]');
    expect(page.url()).toBe(address);
    await page.waitForSelector('[data-status="loggedIn"]');
    await page.locator('[data-lintel="avatar"][aria-expanded]').waitFor();
    expect(await callsSoFar(page, contract)).toBe(2);
  });
});

async function expectAnswers(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('p')].filter(
        ({ textContent }) => textContent === text,
      ).length === 100,
    text,
  );
  expect(await page.locator('p').count()).toBe(100);
}

/** How often the page has asked; whatever it asks later comes behind the marker. */
async function callsSoFar(page: Page, { backend }: Contract): Promise<number> {
  await page.evaluate((marker) => fetch(marker), MARKER);
  await backend.waitForLog(MARKER);
  return backend.log.filter(({ path }) => path === '/api/me').length;
}
