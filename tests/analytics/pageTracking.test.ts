import { expect, it, vi } from 'vitest';
import type { SiteConfig } from '../../src/core/site/site';
import { pageTracking } from '../../src/react/analytics/tracking';
import { expectConsole } from '../setup/console';
import { openPage, replaceForTest, setVisibility } from './trackedPage';

const click = { type: 'click', object_identifier: 'a' };

async function collectorOf(url: string, site: SiteConfig) {
  const page = openPage({ url, site });
  await page.show();
  await page.track(click);
  return page.sent[0]?.url.replace('/api/v1/events', '');
}

const domain = 'example.com';
const production = 'https://events.example.com';
const staging = 'https://events-staging.example.com';

it.each<[string, SiteConfig, string]>([
  ['https://www.example.com', { domain }, production],
  ['https://www.example.org', { domain }, staging],
  ['https://www.example.com', { domain, environment: 'staging' }, staging],
  ['http://localhost:3000', {}, ''],
  [
    'https://www.example.com',
    { domain, hosts: { events: 'collect.example.org' } },
    'https://collect.example.org',
  ],
  [
    'http://localhost:3000',
    { domain, hosts: { eventsStaging: 'http://localhost:9000' } },
    'http://localhost:9000',
  ],
])('sends from %s with %j to "%s"', async (url, site, collector) => {
  expect(await collectorOf(url, site)).toBe(collector);
});

it('sends nothing from a developer’s machine to a host that may not exist, and says so once', async () => {
  const url = 'http://localhost:3000';
  const said = vi.spyOn(console, 'info').mockImplementation(() => {});
  const heard = vi.fn();
  window.addEventListener('lintel:event', heard);
  expect(await collectorOf(url, { domain })).toBeUndefined();
  expect(heard).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^Lintel: .*events-staging\.example\.com may not/)],
  ]);
  window.removeEventListener('lintel:event', heard);
  said.mockRestore();
});

it('warns of an environment that is none, and goes by the page’s host', async () => {
  expectConsole(
    'warn',
    /^Lintel: environment must be dev, staging or prod; ignored\.$/,
  );
  const environment = 'production' as 'prod';
  const site = { domain, environment };
  expect(await collectorOf('https://www.example.com/', site)).toBe(production);
});

it('is one for the page', () => {
  const { tracking } = openPage();
  expect(pageTracking()).toBe(tracking);
});

it('turns on logging where the team asks for it', async () => {
  replaceForTest(window, 'lintelLogging', undefined);
  await openPage({ options: { logging: true } }).show();
  expect(window.lintelLogging).toBe(true);
});

it.each([
  ['/de/pricing', '/pricing'],
  ['/www/pricing', '/www/pricing'],
])('says that the page at %s is %s', async (path, expected) => {
  const page = openPage({ url: `https://www.example.com${path}` });
  await page.show();
  await page.track(click);
  expect(page.events()[0]?.page_path).toBe(expected);
});

it.each(['visibilitychange', 'pagehide'])(
  'applies the first yes on %s, though the page is not idle yet',
  async (type) => {
    const page = openPage({ consent: null, options: { pageEvents: true } });
    replaceForTest(window, 'requestIdleCallback', () => {});
    page.decide('granted');
    await page.show();
    expect(page.sent).toEqual([]);
    if (type === 'pagehide') window.dispatchEvent(new Event(type));
    else setVisibility('hidden');
    expect(page.landings).toHaveLength(1);
    expect(
      page
        .events()
        .map(({ action, object_type }) => `${action} ${object_type}`),
    ).toEqual(['land page', 'view page', 'unload page']);
  },
);
