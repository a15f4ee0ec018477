import { describe, expect, it, vi } from 'vitest';
import { occasionNow } from '../../src/core/occasion';
import type { Tracker } from '../../src/core/tracker';
import { createTracking, silentTracking } from '../../src/core/tracking';

const click = { action: 'click', object_type: 'link' };

/** Stands where the loaded half is: what arrives in it is on its way to the wire. */
function recordingTracker() {
  const sent: unknown[] = [];
  const tracker: Tracker = {
    land: () => sent.push('landing'),
    forget() {},
    send: (event) => {
      sent.push(event);
      return Promise.resolve({ outcome: 'queued', via: 'beacon' });
    },
  };
  return { sent, tracker };
}

describe('tracking', () => {
  it('begins with the landing, once, then sends in order', async () => {
    const { sent, tracker } = recordingTracker();
    const tracking = createTracking(() => Promise.resolve(tracker), 'granted');
    tracking.start();
    tracking.start();
    const deliveries = await Promise.all([
      tracking.track(click, occasionNow()),
      tracking.track({ ...click, object_identifier: 'second' }, occasionNow()),
    ]);
    expect(sent).toEqual([
      'landing',
      click,
      { ...click, object_identifier: 'second' },
    ]);
    expect(deliveries[0]).toEqual({ outcome: 'queued', via: 'beacon' });
  });

  it('loads nothing while consent is pending, then sends what waited', async () => {
    const { sent, tracker } = recordingTracker();
    const load = vi.fn(() => Promise.resolve(tracker));
    const tracking = createTracking(load, 'pending');
    tracking.start();
    const delivery = tracking.track(click, occasionNow());
    expect(load).not.toHaveBeenCalled();
    tracking.setConsent('granted');
    await delivery;
    expect(sent).toEqual(['landing', click]);
  });

  it('keeps the newest 50 events while consent is pending', async () => {
    const { sent, tracker } = recordingTracker();
    const tracking = createTracking(() => Promise.resolve(tracker), 'pending');
    tracking.start();
    const deliveries = Array.from({ length: 52 }, (_, index) =>
      tracking.track(
        { ...click, object_identifier: String(index) },
        occasionNow(),
      ),
    );
    expect(await deliveries[1]).toEqual({ outcome: 'dropped' });
    tracking.setConsent('granted');
    await deliveries[51];
    expect(sent.slice(1)).toHaveLength(50);
    expect(sent[1]).toMatchObject({ object_identifier: '2' });
  });

  it('drops everything once consent is denied', async () => {
    const { sent, tracker } = recordingTracker();
    const load = vi.fn(() => Promise.resolve(tracker));
    const tracking = createTracking(load, 'pending');
    const waiting = tracking.track(click, occasionNow());
    tracking.setConsent('denied');
    expect(await waiting).toEqual({ outcome: 'dropped' });
    expect(await tracking.track(click, occasionNow())).toEqual({
      outcome: 'dropped',
    });
    expect(load).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('tries again to load, and drops when it cannot be loaded', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const tracking = createTracking(load, 'granted');
    tracking.start();
    expect(await tracking.track(click, occasionNow())).toEqual({
      outcome: 'dropped',
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('sends nothing that was denied while the tracker was loading', async () => {
    const { sent, tracker } = recordingTracker();
    let arrive: (tracker: Tracker) => void = () => {};
    const loading = new Promise<Tracker>((resolve) => (arrive = resolve));
    const tracking = createTracking(() => loading, 'granted');
    tracking.start();
    const delivery = tracking.track(click, occasionNow());
    tracking.setConsent('denied');
    arrive(tracker);
    expect(await delivery).toEqual({ outcome: 'dropped' });
    await loading;
    expect(sent).toEqual([]);
  });

  it('lets the page team repeat itself without taking back the visitor’s word', () => {
    const tracking = createTracking(() => new Promise(() => {}), 'granted');
    tracking.setConsent('denied');
    tracking.proposeConsent('granted');
    expect(tracking.consent.get()).toBe('denied');
    tracking.proposeConsent('pending');
    expect(tracking.consent.get()).toBe('pending');
  });

  it('forgets the visitor who denies', () => {
    localStorage.setItem('lintel_analytics_id', 'x');
    sessionStorage.setItem('sqsp_l', 'true');
    document.cookie = 'lintel_analytics_id=x; path=/';
    createTracking(() => new Promise(() => {}), 'granted').setConsent('denied');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.cookie).toBe('');
  });

  it('takes Global Privacy Control for a no, whoever says yes', () => {
    Reflect.set(navigator, 'globalPrivacyControl', true);
    try {
      const tracking = createTracking(() => new Promise(() => {}), 'granted');
      expect(tracking.consent.get()).toBe('denied');
      tracking.setConsent('granted');
      expect(tracking.consent.get()).toBe('denied');
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    }
  });

  it('describes the page of the landing, however late consent comes', async () => {
    const { tracker } = recordingTracker();
    const land = vi.spyOn(tracker, 'land');
    const tracking = createTracking(() => Promise.resolve(tracker), 'pending');
    window.history.replaceState(null, '', '/?gclid=abc');
    tracking.start();
    window.history.replaceState(null, '', '/pricing');
    tracking.setConsent('granted');
    await vi.waitFor(() => expect(land).toHaveBeenCalledOnce());
    expect(land.mock.calls[0]?.[0].url).toContain('/?gclid=abc');
  });

  it('does nothing where it is turned off', async () => {
    silentTracking.start();
    expect(await silentTracking.track(click, occasionNow())).toEqual({
      outcome: 'dropped',
    });
  });
});
