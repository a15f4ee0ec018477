import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { LintelConsent } from '../../src/analytics/consent';
import type { LintelEvent } from '../../src/analytics/trackEvent';
import type { LintelDelivery } from '../../src/analytics/transport';
import { useTracking } from '../../src/tracking/useTracking';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { LintelSettings } from '../../src/parts/settings';
import { expectConsole } from '../setup/console';
import {
  kept,
  nextTask,
  openPage,
  replaceForTest,
} from '../support/trackedPage';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const click: LintelEvent = { type: 'click', object_identifier: 'a' };
const tracking = { pageEvents: false };

type TrackedPage = ReturnType<typeof openPage>;
type Prepare = (page: TrackedPage) => void;

/**
 * Renders `useTracking()`. Returns what the page sends.
 *
 * @param prepare changes the page before
 */
function showTracking(given: LintelSettings = {}, prepare?: Prepare) {
  const settings: LintelSettings = {
    site: { domain: 'example.com' },
    consent: 'granted',
    tracking,
    ...given,
  };
  const page = openPage({ consent: null });
  prepare?.(page);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LintelProvider {...settings}>{children}</LintelProvider>
  );
  const { result, unmount } = renderHook(useTracking, { wrapper });
  return { page, unmount, now: () => result.current };
}

const settle = () => act(nextTask);

/** The outcome in the next task, or `'none'`. */
async function outcomeOf(delivery: Promise<LintelDelivery>): Promise<string> {
  const none = { outcome: 'none' };
  const late = nextTask().then(nextTask);
  return (await Promise.race([delivery, late.then(() => none)])).outcome;
}

/** The same, once analytics have loaded. */
async function showLoaded(given?: LintelSettings) {
  const shown = showTracking(given);
  await act(vi.dynamicImportSettled);
  await settle();
  return shown;
}

describe('useTracking', () => {
  it('sends an event, knows the visitor’s id, and keeps its functions', async () => {
    const { page, now } = showTracking();
    const before = now();
    expect(before).toMatchObject({ analyticsId: null, session: null });
    await act(vi.dynamicImportSettled);
    expect(await act(() => before.track(click))).toEqual({
      outcome: 'queued',
      via: 'beacon',
    });
    const [sent] = page.events();
    expect(sent).toMatchObject({
      analytics_id: expect.stringMatching(UUID) as string,
      website_locale: 'en-US',
    });
    // The same functions, for effects that depend on them.
    expect(now()).toEqual({
      ...before,
      analyticsId: sent?.analytics_id,
      session: {
        sessionId: sent?.session_id,
        isFirstLanding: true,
        isFirstSession: true,
      },
    });
    expect(page.landings).toHaveLength(1);
  });

  it('uses the page’s name, and can send to the other collector', async () => {
    const { page, now } = await showLoaded({
      tracking: { ...tracking, page: 'pricing' },
    });
    await act(() => now().track(click, { channel: 'clanker' }));
    expect(page.events()).toMatchObject([{ page_path: '/pricing' }]);
    expect(page.sent[0]?.url).toMatch(/\/api\/v1\/clanker\/events$/);
  });

  it('waits for the visitor’s answer, which can be withdrawn', async () => {
    const { page, now } = showTracking({ consent: 'pending' });
    await now().track(click);
    await settle();
    expect(now().consent).toBe('pending');
    expect(page.traces()).toEqual([]);
    const sent = vi.fn<(event: CustomEvent) => void>();
    window.addEventListener('lintel:event', sent, { once: true });
    act(() => now().setConsent('granted'));
    await settle();
    expect(sent.mock.lastCall?.[0].detail).toMatchObject({
      outcome: 'queued',
      fields: { object_identifier: 'a' },
    });
    expect(now().analyticsId).toMatch(UUID);
    act(() => now().setConsent('denied'));
    expect(now()).toMatchObject({ consent: 'denied', analyticsId: null });
    expect(kept()).toEqual([]);
  });

  describe('resolves track at once while the event waits for', () => {
    const neverLoads = (page: TrackedPage) => void page.hold();
    const prerenders = () => replaceForTest(document, 'prerendering', true);
    const isBusy = () =>
      replaceForTest(window, 'requestIdleCallback', () => {});

    it.each<[string, LintelSettings, Prepare?]>([
      ['the visitor’s answer', { consent: 'pending' }],
      ['analytics to load', {}, neverLoads],
      ['analytics to load, and the answer', { consent: 'pending' }, neverLoads],
      ['the page to be shown', {}, prerenders],
      ['the page to be idle', {}, isBusy],
    ])('%s', async (_, given, prepare) => {
      const { page, now } = showTracking(given, prepare);
      expect(await outcomeOf(now().track(click))).toBe('waiting');
      await act(vi.dynamicImportSettled);
      await settle();
      expect(await outcomeOf(now().track(click))).toBe('waiting');
      expect(page.sent).toEqual([]);
    });

    it('a header or provider, also after the last one is gone', async () => {
      openPage({ consent: null });
      const { result } = renderHook(useTracking);
      expect(await outcomeOf(result.current.track(click))).toBe('waiting');
      const { now, unmount } = await showLoaded();
      const { track } = now();
      expect(await outcomeOf(track(click))).toBe('queued');
      unmount();
      await settle();
      expect(await outcomeOf(track(click))).toBe('waiting');
    });
  });

  it('does nothing if tracking is off', async () => {
    const { page, now } = showTracking({ tracking: false });
    expect(await now().track(click)).toEqual({ outcome: 'dropped' });
    expect(now().consent).toBe('denied');
    expect(page.traces()).toEqual([]);
  });

  it('warns once if no consent was set', async () => {
    expectConsole('warn', /^Lintel: consent is not set/);
    showTracking({ consent: undefined });
    showTracking({ consent: undefined });
    await settle();
  });

  it.each<[string, Prepare | undefined, LintelConsent | null]>([
    ['the visitor declines meanwhile', undefined, 'denied'],
    ['the visitor agrees meanwhile', undefined, 'granted'],
    ['another part asks', (page) => page.decide('pending'), null],
    ['another part turns analytics off', (page) => page.decide('off'), null],
  ])(
    'does not warn about a missing consent if %s',
    async (_, prepare, answer) => {
      const { now } = showTracking({ consent: undefined }, prepare);
      if (answer) act(() => now().setConsent(answer));
      await settle();
    },
  );

  it('returns the consent of the props on a server, and stores nothing', () => {
    const Consent = () => {
      const { consent, analyticsId, session } = useTracking();
      return <p>{JSON.stringify([consent, analyticsId, session])}</p>;
    };
    const html = renderToString(
      <LintelProvider consent="pending">
        <Consent />
      </LintelProvider>,
    );
    expect(html).toContain('[&quot;pending&quot;,null,null]');
  });
});
