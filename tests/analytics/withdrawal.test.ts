import { describe, expect, it } from 'vitest';
import { pageConsent } from '../../src/analytics/consent';
import { createTracker } from '../../src/analytics/tracker';
import type { SiteConfig } from '../../src/site/siteConfig';
import { expectConsole } from '../setup/console';
import {
  denyStorage,
  kept,
  nextTask,
  openPage,
  replaceForTest,
  reopenPage,
  setVisibility,
} from '../support/trackedPage';
import { watchCookieWrites } from '../support/visit';

const click = { type: 'click', object_identifier: 'order' } as const;
const NAME = 'lintel_analytics_id';

const elsewhere = () => createTracker({ config: { domain: 'example.com' } });

/** What a page of the site does when the visitor declines on it. */
function declineElsewhere() {
  elsewhere().forget();
}

/** The same on another host of the site, which shares cookies only. */
function declineOnOtherHost() {
  const stored = Object.entries(localStorage) as [string, string][];
  declineElsewhere();
  for (const entry of stored) localStorage.setItem(...entry);
}

const returnFromCache = () =>
  window.dispatchEvent(
    Object.assign(new Event('pageshow'), { persisted: true }),
  );

function activate() {
  replaceForTest(document, 'prerendering', false);
  document.dispatchEvent(new Event('prerenderingchange'));
}

async function openConsented(names?: SiteConfig['names']) {
  const site = { domain: 'example.com', names };
  const page = openPage({ site, options: { pageEvents: true } });
  await page.show();
  page.sent.length = 0;
  return page;
}

describe('consent that was withdrawn on another page', () => {
  it.each([undefined, {}, { analyticsId: undefined }, { sessionId: 'own' }])(
    'is noticed with the names %o',
    async (names) => {
      const page = await openConsented(names);
      declineElsewhere();
      returnFromCache();
      await page.track(click);
      expect(page.sent).toEqual([]);
      expect(pageConsent().get()).toBe('denied');
    },
  );

  it.each<[string, decline: () => void, notice: () => void]>([
    ['Back, from the back/forward cache', declineElsewhere, returnFromCache],
    [
      'in another tab',
      declineElsewhere,
      () => window.dispatchEvent(new StorageEvent('storage', { key: NAME })),
    ],
    [
      'in another window',
      declineElsewhere,
      () => window.dispatchEvent(new Event('focus')),
    ],
    [
      'on another host, in another tab',
      declineOnOtherHost,
      () => setVisibility('visible'),
    ],
    [
      'on another host, while this page is in the background',
      declineOnOtherHost,
      () =>
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => 'hidden',
        }),
    ],
  ])(
    'is withdrawn here, and nothing is sent or stored: %s',
    async (_, decline, notice) => {
      const page = await openConsented();
      decline();
      notice();
      expect(await page.track(click)).toEqual({ outcome: 'dropped' });
      await nextTask();
      expect(page.sent).toEqual([]);
      expect(kept()).toEqual([]);
      expect(page.identity()).toBeNull();
      expect(pageConsent().get()).toBe('denied');
    },
  );

  it('is withdrawn on a page that was left before it sent anything', async () => {
    await openConsented();
    const next = reopenPage();
    await nextTask();
    declineElsewhere();
    returnFromCache();
    await next.show();
    expect(next.traces()).toEqual([]);
  });

  it('is withdrawn on a page that is prerendered meanwhile', async () => {
    await openConsented();
    replaceForTest(document, 'prerendering', true);
    const next = reopenPage({ options: { pageEvents: true } });
    await next.show();
    declineElsewhere();
    activate();
    await nextTask();
    expect(next.traces()).toEqual([]);
  });

  it('replaces an earlier answer, and is given again by a new one, to a new visitor', async () => {
    const page = openPage({ consent: 'pending' });
    page.answer('granted');
    await page.show();
    await page.track(click);
    declineElsewhere();
    returnFromCache();
    await page.track(click);
    page.answer('granted');
    await page.track(click);
    const [first, second, ...others] = page
      .events()
      .map(({ analytics_id: id }) => id);
    expect(others).toEqual([]);
    expect(second).not.toBe(first);
  });
});

describe('consent stays', () => {
  const everything = () => {
    returnFromCache();
    window.dispatchEvent(new Event('focus'));
    setVisibility('visible');
  };

  it('while the id is stored, also in the cookie alone', async () => {
    const page = await openConsented();
    localStorage.clear();
    everything();
    await page.track(click);
    expect(page.said()).toContain('order');
  });

  it('if another page has stored another id, which this page then has', async () => {
    const page = await openConsented();
    declineElsewhere();
    const { analyticsId } = elsewhere().identify(location.href);
    everything();
    await page.track(click);
    expect(page.events().at(-1)?.analytics_id).toBe(analyticsId);
  });

  it('if the browser stores nothing', async () => {
    denyStorage();
    watchCookieWrites();
    expectConsole('warn', /^Unable access .* sessionStorage$/);
    const page = openPage();
    await page.show();
    await page.track(click);
    everything();
    await page.track(click);
    const ids = page.events().map(({ analytics_id: id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
