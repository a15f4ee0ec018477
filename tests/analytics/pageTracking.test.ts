import { describe, expect, it, vi } from 'vitest';
import { eventsTarget } from '../../src/analytics/analyticsSite';
import type { SiteConfig } from '../../src/site/siteConfig';
import { openPage, replaceForTest, setVisibility } from './trackedPage';

const click = { type: 'click', object_identifier: 'a' };
const domain = 'example.com';
const events = { host: 'events' };
const staging = { host: 'eventsStaging' };
const nowhereAtAll = { host: null, wouldBe: 'a collector' };
const nowhere = { host: null, wouldBe: 'https://events-staging.example.com' };

describe('the target of events', () => {
  it.each<[string, SiteConfig | undefined, object]>([
    ['www.example.com', { domain }, events],
    ['example.com', { domain }, events],
    ['de.example.com', { domain }, events],
    ['www.example.com', { domain: 'https://www.example.com/' }, events],
    ['www.example.com', {}, events],
    ['www.example.com', undefined, events],
    ['www.example.com', { domain, environment: 'prod' }, events],
    ['www.example.com', { domain, environment: 'staging' }, staging],
    ['www.example.org', { domain }, staging],
    ['notexample.com', { domain }, staging],
    ['www.example.com.', { domain }, events],
    ['example.com.', {}, events],
    ['example.com.evil.example', { domain }, staging],
    // On localhost, events need more than a domain.
    ['localhost', { domain }, nowhere],
    ['app.localhost', { domain }, nowhere],
    ['127.0.0.1', { domain }, nowhere],
    ['[::1]', { domain }, nowhere],
    ['macbook', { domain }, nowhere],
    ['', { domain }, nowhere],
    ['localhost', undefined, nowhereAtAll],
    ['localhost.', {}, nowhereAtAll],
    ['192.168.0.7', {}, nowhereAtAll],
    ['[::1]', {}, nowhereAtAll],
    ['intranet', {}, nowhereAtAll],
    ['localhost', { hosts: { eventsStaging: 'http://a' } }, staging],
    ['localhost', { domain: 'localhost:3000' }, events],
    ['localhost', { environment: 'dev' }, staging],
    ['localhost', { domain, environment: 'dev' }, staging],
    ['localhost', { domain, environment: 'prod' }, staging],
    ['localhost', { domain, environment: 'production' as 'prod' }, nowhere],
    ['localhost', { domain, hosts: { eventsStaging: 'http://a' } }, staging],
    // Not the production collector.
    ['localhost', { domain, hosts: { events: 'collect.a.org' } }, nowhere],
    ['localhost', { domain, hosts: { account: 'members.a.org' } }, nowhere],
  ])('of a page on "%s" with %j is %j', (hostname, config, target) => {
    expect(eventsTarget(config, hostname, ['de'])).toEqual(target);
  });
});

async function collectorOf(url: string, site: SiteConfig) {
  const page = openPage({ url, site });
  await page.show();
  await page.track(click);
  return page.sent[0]?.url.replace('/api/v1/events', '');
}

describe('the tracking of a page', () => {
  it.each<[string, SiteConfig, string]>([
    ['https://www.example.com', { domain }, 'https://events.example.com'],
    [
      'https://www.example.org',
      { domain },
      'https://events-staging.example.com',
    ],
    ['http://localhost:3000', { environment: 'dev' }, ''],
    // Without a domain, no other host is guessed.
    ['https://www.example.com', {}, ''],
    ['https://pt.github.io', {}, ''],
    ['https://www.example.com', { environment: 'staging' }, ''],
    [
      'https://www.example.com',
      { hosts: { events: 'collect.example.org' } },
      'https://collect.example.org',
    ],
    [
      'https://www.example.com',
      { domain, hosts: { events: 'collect.example.org' } },
      'https://collect.example.org',
    ],
  ])('sends from %s with %j to "%s"', async (url, site, collector) => {
    expect(await collectorOf(url, site)).toBe(collector);
  });

  it('sends nothing to a host that may not exist, and reports it once', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    const heard = vi.fn();
    window.addEventListener('lintel:event', heard);
    const collector = await collectorOf('http://localhost:3000', { domain });
    window.removeEventListener('lintel:event', heard);
    expect(collector).toBeUndefined();
    expect(heard).toHaveBeenCalledOnce();
    expect(said.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Lintel: .*events-staging\.example\.com may not/,
        ),
      ],
    ]);
    said.mockRestore();
  });

  it('does not call tracking.send for such a host', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    const send = vi.fn();
    const page = openPage({ url: 'http://localhost:3000', options: { send } });
    await page.show();
    await page.track(click);
    expect(send).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('reports nothing of that host if the page has turned sending off', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    const page = openPage({
      url: 'http://localhost:3000',
      options: { transports: [] },
    });
    await page.show();
    await page.track(click);
    expect(page.sent).toEqual([]);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('turns on logging with the option', async () => {
    replaceForTest(window, 'lintelLogging', undefined);
    await openPage({ options: { logging: true } }).show();
    expect(window.lintelLogging).toBe(true);
  });

  it.each<[string, () => void]>([
    ['hidden', () => setVisibility('hidden')],
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ])(
    'uses the first consent when the page is %s, even if it is not idle',
    async (_, leave) => {
      const page = openPage({ consent: null, options: { pageEvents: true } });
      replaceForTest(window, 'requestIdleCallback', () => {});
      page.decide('granted');
      await page.show();
      expect(page.sent).toEqual([]);
      leave();
      expect(page.landings).toHaveLength(1);
      const said = page.events().map(({ action }) => action);
      expect(said).toEqual(['land', 'view', 'unload']);
    },
  );
});
