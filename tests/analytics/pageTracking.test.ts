import { describe, expect, it, vi } from 'vitest';
import { eventsHost } from '../../src/analytics/tracker';
import { resolveSite } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/siteConfig';
import type { TrackingOptions } from '../../src/analytics/trackingOptions';
import {
  openPage,
  recordConsole,
  replaceForTest,
  setVisibility,
} from './trackedPage';

const click = { type: 'click', object_identifier: 'a' };
const domain = 'example.com';
const events = 'events';
const staging = 'eventsStaging';
const nowhere = null;

describe('the host of events', () => {
  it.each<[string, SiteConfig | undefined, string | null]>([
    ['www.example.com', { domain }, events],
    ['example.com', { domain }, events],
    ['www.example.com', { domain: 'https://www.example.com/' }, events],
    ['www.example.com', undefined, events],
    ['www.example.com', { domain, environment: 'staging' }, staging],
    ['www.example.org', { domain }, staging],
    ['notexample.com', { domain }, staging],
    ['www.example.com.', { domain }, events],
    ['example.com.evil.example', { domain }, staging],
    // On localhost, events need more than a domain.
    ['localhost', { domain }, nowhere],
    ['app.localhost', { domain }, nowhere],
    ['', { domain }, nowhere],
    ['192.168.0.7', {}, nowhere],
    ['[::1]', {}, nowhere],
    ['localhost', { hosts: { eventsStaging: 'http://a' } }, staging],
    ['localhost', { domain: 'localhost:3000' }, events],
    ['localhost', { domain, environment: 'dev' }, staging],
    ['localhost', { domain, environment: 'production' as 'prod' }, nowhere],
    // Not the production collector.
    ['localhost', { domain, hosts: { events: 'collect.a.org' } }, nowhere],
  ])('of a page on "%s" with %j is %s', (hostname, config, host) => {
    const site = resolveSite(config, hostname, ['de']);
    expect(eventsHost(config, site, hostname)).toBe(host);
  });
});

/** Runs the microtasks of the current task, and none of the next. */
async function settled() {
  for (let count = 0; count < 10; count += 1) await null;
}

/** Tracks a click on a new page. */
async function trackOn(
  url: string,
  site?: SiteConfig,
  options?: TrackingOptions,
) {
  const page = openPage({ url, site, options });
  await page.show();
  await page.track(click);
  return page.sent;
}

describe('the tracking of a page', () => {
  it.each<[string, SiteConfig, string]>([
    ['https://www.example.com', { domain }, 'https://events.example.com'],
    ['https://a.org', { domain }, 'https://events-staging.example.com'],
    // Without a domain, no other host is guessed.
    ['https://www.example.com', {}, ''],
    ['http://localhost:3000', { environment: 'dev' }, ''],
    [
      'https://www.example.com',
      { domain, hosts: { events: 'a.org' } },
      'https://a.org',
    ],
  ])('sends from %s with %j to "%s"', async (url, site, collector) => {
    const [sent] = await trackOn(url, site);
    expect(sent?.url).toBe(`${collector}/api/v1/events`);
  });

  it('sends nothing to a host that may not exist, and reports it once', async () => {
    const notes = recordConsole('info');
    const heard = vi.fn();
    window.addEventListener('lintel:event', heard, { once: true });
    const send = vi.fn();
    expect(await trackOn('http://localhost:3000', undefined, { send })).toEqual(
      [],
    );
    expect(send).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledOnce();
    expect(notes()).toEqual([
      expect.stringMatching(/^Lintel: .*events-staging\.example\.com may not/),
    ]);
  });

  it('reports nothing of that host if the page has turned sending off', async () => {
    const notes = recordConsole('info');
    const options = { transports: [] };
    await trackOn('http://localhost:3000', undefined, options);
    expect(notes()).toEqual([]);
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
      // A page that is left runs no other task.
      await settled();
      expect(page.landings).toHaveLength(1);
      expect(page.said()).toEqual(['land', 'view', 'unload']);
    },
  );
});
