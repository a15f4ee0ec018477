import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { loggedEvents } from '../../../../src/testing';
import { onBothReacts, type Contract } from '../setup/onBothReacts';

const MARKER = '/spotlight/bakery-100w.jpg';

// In development, because only then StrictMode mounts every component twice.
onBothReacts('one request', 'development', (contract) => {
  it('is enough for 100 components of three copies in two apps, in StrictMode and after mounting again', async () => {
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

  it('informs all of them that the visitor is logged in', async () => {
    const { page } = await contract.open(
      { headers: [] },
      { search: 'script=askers', loggedIn: true },
    );
    await expectAnswers(page, 'loggedIn in round 1');
    expect(await callsSoFar(page, contract)).toBe(1);
  });
});

onBothReacts('three copies of the package', 'production', (contract) => {
  it('check the login once, and send one landing and one page view', async () => {
    const { page, lines } = await contract.open(
      { headers: [] },
      { search: 'script=copies' },
    );
    await page.waitForFunction(
      () => document.querySelectorAll('[data-status="loggedOut"]').length === 3,
    );
    await contract.backend.waitForLog('/api/track/Track');
    await contract.backend.waitForLog('/api/v1/events', 2);
    expect(await callsSoFar(page, contract)).toBe(1);
    const events = loggedEvents(contract.backend.log);
    expect(events.map(({ action }) => action)).toEqual(['land', 'view']);
    const paths = contract.backend.log.map(({ path }) => path);
    expect(paths.filter((path) => path === '/api/track/Track')).toHaveLength(1);
    expect(unexpectedLines(lines)).toEqual([]);
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

/**
 * The number of the page's requests. Any later request comes after the marker.
 */
async function callsSoFar(page: Page, { backend }: Contract): Promise<number> {
  await page.evaluate((marker) => fetch(marker), MARKER);
  await backend.waitForLog(MARKER);
  return backend.log.filter(({ path }) => path === '/api/me').length;
}
