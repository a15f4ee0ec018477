import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TrackEvent } from '../../src/analytics/trackEvent';
import { useTracking } from '../../src/tracking/useTracking';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { Settings } from '../../src/parts/settings';
import { expectConsole } from '../setup/console';
import { kept, nextTask, openPage } from '../analytics/trackedPage';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const click: TrackEvent = { type: 'click', object_identifier: 'a' };
const tracking = { pageEvents: false };

/** Renders `useTracking()`. Returns what the page sends. */
function showTracking(given: Settings = {}) {
  const settings: Settings = {
    site: { domain: 'example.com' },
    consent: 'granted',
    tracking,
    ...given,
  };
  const page = openPage({ consent: null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LintelProvider {...settings}>{children}</LintelProvider>
  );
  const { result } = renderHook(useTracking, { wrapper });
  return { page, now: () => result.current };
}

const settle = () => act(nextTask);

describe('useTracking', () => {
  it('sends an event, knows the visitor’s id, and keeps its functions', async () => {
    const { page, now } = showTracking();
    const before = now();
    expect(before).toMatchObject({ analyticsId: null, session: null });
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
    const { page, now } = showTracking({
      tracking: { ...tracking, page: 'pricing' },
    });
    await act(() => now().track(click, { channel: 'clanker' }));
    expect(page.events()).toMatchObject([{ page_path: '/pricing' }]);
    expect(page.sent[0]?.url).toMatch(/\/api\/v1\/clanker\/events$/);
  });

  it('waits for the visitor’s answer, which can be withdrawn', async () => {
    const { page, now } = showTracking({ consent: 'pending' });
    const delivery = now().track(click);
    await settle();
    expect(now().consent).toBe('pending');
    expect(page.traces()).toEqual([]);
    act(() => now().setConsent('granted'));
    expect(await act(() => delivery)).toMatchObject({ outcome: 'queued' });
    expect(now().analyticsId).toMatch(UUID);
    act(() => now().setConsent('denied'));
    expect(now()).toMatchObject({ consent: 'denied', analyticsId: null });
    expect(kept()).toEqual([]);
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
