import { expect, it, onTestFinished } from 'vitest';
import { unexpectedLines } from '../../consumers/setup/browser';
import { loggedEvents } from '../../server';
import type { PageDescription } from './page/Page';
import { REACTS, installPage } from './setup/installPage';
import { onBothReacts } from './setup/onBothReacts';
import { startRenderer } from './setup/startRenderer';

const german: PageDescription = {
  headers: [{ content: 'de', site: { domain: 'example.org' }, id: 'german' }],
};
const english: PageDescription = { headers: [{ site: null }] };

onBothReacts('shared state', 'production', (contract) => {
  it('asks once who is looking, and tells one landing and one page view, for three copies of the package', async () => {
    const { page, lines } = await contract.open(
      { headers: [] },
      { search: 'script=copies' },
    );
    await page.waitForFunction(
      () => document.querySelectorAll('[data-status="loggedOut"]').length === 3,
    );
    await contract.backend.waitForLog('/api/track/Track');
    await contract.backend.waitForLog('/api/v1/events', 2);
    const events = loggedEvents(contract.backend.log);
    expect(events.map(({ action }) => action)).toEqual(['land', 'view']);
    const paths = contract.backend.log.map(({ path }) => path);
    expect(paths.filter((path) => path === '/api/me')).toHaveLength(1);
    expect(paths.filter((path) => path === '/api/track/Track')).toHaveLength(1);
    expect(unexpectedLines(lines)).toEqual([]);
  });
});

it.each(REACTS)(
  'does not live on in a server (React %s)',
  { timeout: 600_000 },
  async (react) => {
    const page = await installPage(react, 'production');
    const [fresh, used] = [1, 2].map(() => startRenderer(page, 'production'));
    onTestFinished(() =>
      Promise.all([fresh!.stop(), used!.stop()]).then(() => {}),
    );
    const alone = await fresh!.render(english);
    const first = await used!.render(german);
    expect(first).toContain('example.org');
    expect(await used!.render(english)).toBe(alone);
    expect(await used!.render(german)).toBe(first);
  },
);
