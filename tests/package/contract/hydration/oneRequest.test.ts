import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { unexpectedLines } from '../../../hosts/checks/browser';
import { loggedEvents } from '../../../server/loggedEvents';
import { onNewestReact, type Contract } from '../setup/onBothReacts';

const MARKER = '/api/v1/clanker/events';

// In development, because only then StrictMode mounts every component twice.
onNewestReact('three copies of the package', 'development', (contract) => {
  it('check the login once, even if they mount again, send one landing and one page view, and share no id', async () => {
    const { page, lines } = await contract.open(
      { headers: [] },
      { search: 'script=copies', loggedIn: true },
    );
    await expectAnswers(page);
    await contract.backend.waitForLog('/api/track/Track');
    await contract.backend.waitForLog('/api/v1/events', 2);
    await page.evaluate(() => window.contract.remount?.());
    await expectAnswers(page);
    expect(await pathsSoFar(page, contract)).toEqual({
      logins: 1,
      landings: 1,
    });
    // In any order: each beacon has a connection of its own.
    const events = loggedEvents(contract.backend.log);
    expect(events.map(({ action }) => action).sort()).toEqual(['land', 'view']);
    for (const event of events) {
      expect(event['client_version']).toBe(manifest.version);
    }
    const ids = await page
      .locator('[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toContain('copy-2');
    expect(new Set(ids).size).toBe(ids.length);
    expect(unexpectedLines(lines)).toEqual([]);
  });
});

function expectAnswers(page: Page) {
  return page.waitForFunction(
    () =>
      document.querySelectorAll('[data-lintel-status="loggedIn"]').length === 3,
  );
}

/** Any later request comes after the marker. */
async function pathsSoFar(page: Page, { backend }: Contract) {
  await page.evaluate((marker) => fetch(marker, { method: 'POST' }), MARKER);
  await backend.waitForLog(MARKER);
  const paths = backend.log.map(({ path }) => path);
  return {
    logins: paths.filter((path) => path === '/api/me').length,
    landings: paths.filter((path) => path === '/api/track/Track').length,
  };
}
