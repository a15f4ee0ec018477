import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  googleConsent,
  watchGoogleConsent,
  type GoogleCommand,
} from '../../src/analytics/googleConsent';
import { useGoogleConsent } from '../../src/analytics/useGoogleConsent';
import { hostileProxy, revokedProxy } from '../content/hostileValues';
import { expectConsole } from '../setup/console';
import { replaceForTest } from './trackedPage';

/** Google's own snippet: it pushes the arguments object. */
const gtag: (...command: unknown[]) => void = function () {
  // It must be the arguments object: Google ignores arrays.
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
};

const granted = { analytics_storage: 'granted' };
const denied = { analytics_storage: 'denied' };

function watch(purpose?: string, region?: string) {
  const said = vi.fn();
  const stop = watchGoogleConsent(said, purpose, region);
  return { stop, said: () => said.mock.calls.flat() as unknown[] };
}

beforeEach(() => replaceForTest(window, 'dataLayer', []));

describe('Google’s consent mode', () => {
  it.each([
    ['default', granted, 'granted'],
    ['default', denied, 'pending'],
    ['update', granted, 'granted'],
    ['update', denied, 'denied'],
  ])('with %s %j means %s, before and after', (kind, answers, consent) => {
    gtag('consent', kind, answers);
    const { said } = watch();
    gtag('consent', kind, answers);
    expect(said()).toEqual([consent, consent]);
  });

  it('is followed for each update', () => {
    gtag('consent', 'default', denied);
    const { said } = watch();
    gtag('consent', 'update', granted);
    gtag('consent', 'update', denied);
    expect(said()).toEqual(['pending', 'granted', 'denied']);
  });

  it('is read once for all commands that are already there', () => {
    gtag('consent', 'default', granted);
    gtag('consent', 'default', { ...denied, region: ['FR', 'DE'] });
    expect(watch().said()).toEqual(['pending']);
  });

  it.each<[string, object[]]>([
    ['for a region first', [{ ...denied, region: ['ES'] }, granted]],
    ['for a region last', [granted, { ...denied, region: 'ES' }]],
    ['for a part of a region', [granted, { ...denied, region: ['us-ak'] }]],
    ['before another default', [denied, granted]],
  ])(
    'grants nothing before an answer if a default is denied %s',
    (_, defaults) => {
      for (const each of defaults) gtag('consent', 'default', each);
      const { said } = watch();
      expect(said()).toEqual(['pending']);
      gtag('consent', 'update', granted);
      for (const each of defaults) gtag('consent', 'default', each);
      expect(new Set(said().slice(1))).toEqual(new Set(['granted']));
    },
  );

  it('grants nothing by a default for other visitors', () => {
    gtag('consent', 'default', { ...granted, region: ['US'] });
    expect(watch().said()).toEqual(['pending']);
  });

  it.each([
    ['US', 'granted'],
    ['us', 'granted'],
    ['US-CA', 'pending'],
    ['US-NY', 'granted'],
    ['FR', 'pending'],
    ['CH', 'granted'],
    ['', 'pending'],
    [undefined, 'pending'],
  ])('is, for a visitor in %s, %s', (region, consent) => {
    gtag('consent', 'default', { ...denied, region: ['FR', 'US-CA'] });
    gtag('consent', 'default', { ...granted, region: ['US'] });
    gtag('consent', 'default', granted);
    expect(watch(undefined, region).said()).toEqual([consent]);
  });

  it('waits for an update as long as a default says', () => {
    vi.useFakeTimers();
    gtag('consent', 'default', { ...granted, wait_for_update: 500 });
    const { said } = watch();
    vi.advanceTimersByTime(499);
    expect(said()).toEqual(['pending']);
    vi.advanceTimersByTime(1);
    expect(said()).toEqual(['pending', 'granted']);
    vi.useRealTimers();
  });

  it.each([
    ['denied', denied, 500],
    ['granted', granted, 500],
    ['granted', granted, Infinity],
  ])('is %s by an update while a default waits', (consent, answer, wait) => {
    vi.useFakeTimers();
    const { said } = watch();
    gtag('consent', 'default', { ...granted, wait_for_update: wait });
    gtag('consent', 'update', answer);
    vi.advanceTimersByTime(600);
    expect(said()).toEqual(['pending', consent]);
    vi.useRealTimers();
  });

  it('is read for the chosen purpose', () => {
    const { said } = watch('ad_storage');
    gtag('consent', 'update', granted);
    gtag('consent', 'update', { ad_storage: 'granted' });
    expect(said()).toEqual(['granted']);
  });

  it('is no longer followed after the subscription ends', () => {
    const { said, stop } = watch();
    stop();
    gtag('consent', 'update', granted);
    expect(said()).toEqual([]);
  });

  it('leaves the data layer’s push to other code', () => {
    const others = vi.fn(() => 7);
    replaceForTest(window, 'dataLayer', Object.assign([], { push: others }));
    watch();
    expect(window.dataLayer?.push('a', 'b')).toBe(7);
    expect(others).toHaveBeenCalledExactlyOnceWith('a', 'b');
  });

  it('creates the data layer if there is none', () => {
    Reflect.deleteProperty(window, 'dataLayer');
    const { said } = watch();
    gtag('consent', 'update', granted);
    expect(said()).toEqual(['granted']);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'consent'],
    ['a number', 5],
    ['an event', { event: 'trackLanding' }],
    ['half a command', ['consent', 'update']],
    ['another command', ['config', 'update', granted]],
    ['another kind', ['consent', 'declare', granted]],
    ['another answer', ['consent', 'update', { analytics_storage: 'maybe' }]],
    ['a hostile proxy', hostileProxy()],
    ['a revoked proxy', revokedProxy()],
  ])('ignores %s', (_, entry) => {
    const { said } = watch();
    window.dataLayer?.push(entry);
    expect(said()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['is frozen', Object.freeze([])],
    ['is not an array', {}],
  ])(
    'cannot be followed if the data layer %s, which is reported',
    (_, layer) => {
      replaceForTest(window, 'dataLayer', layer);
      expectConsole('warn', /^Lintel: Google consent mode cannot be read/);
      expect(watch().said()).toEqual([]);
    },
  );
});

/** Commands as `default granted`, `default denied US,FR` or `update denied`. */
function commands(...lines: string[]): GoogleCommand[] {
  return lines.map((line) => {
    const [kind, answer, regions = ''] = line.split(' ');
    return {
      kind: kind as GoogleCommand['kind'],
      granted: answer === 'granted',
      regions: regions.split(','),
      wait: 0,
    };
  });
}

describe('Google’s order of precedence', () => {
  it.each<[lines: string[], region: string | undefined, consent: string]>([
    // An update wins over defaults, and a later update over an earlier one.
    [['update granted'], undefined, 'granted'],
    [['default denied', 'update granted'], undefined, 'granted'],
    [['update granted', 'default denied'], undefined, 'granted'],
    [['update denied', 'default granted'], undefined, 'denied'],
    [['update granted', 'update denied'], undefined, 'denied'],
    [['update granted', 'default denied FR'], 'FR', 'granted'],
    // The most specific region wins, in any order.
    [['default granted', 'default denied FR'], 'FR', 'pending'],
    [['default denied FR', 'default granted'], 'FR', 'pending'],
    [['default denied', 'default granted FR'], 'FR', 'granted'],
    [['default granted FR', 'default denied'], 'FR', 'granted'],
    [['default denied US', 'default granted US-AK'], 'US-AK', 'granted'],
    [['default granted US-AK', 'default denied US'], 'US-AK', 'granted'],
    [['default denied US', 'default granted US-AK'], 'US-NY', 'pending'],
    [['default granted US', 'default denied US-CA,US-NY'], 'US-NY', 'pending'],
    // For the same region, the last default wins.
    [['default denied FR', 'default granted FR'], 'FR', 'granted'],
    [['default denied', 'default granted'], 'FR', 'granted'],
    // A default is for its regions only.
    [['default granted', 'default denied FR'], 'US', 'granted'],
    [['default granted US'], 'FR', 'pending'],
    // Without a region, no default may be denied.
    [['default granted'], undefined, 'granted'],
    [['default granted', 'default granted US'], undefined, 'granted'],
    [['default granted', 'default denied FR'], undefined, 'pending'],
    [['default denied FR', 'default granted'], undefined, 'pending'],
    [['default denied', 'default granted US'], undefined, 'pending'],
    [['default denied', 'default granted'], undefined, 'pending'],
    [['default granted US'], undefined, 'pending'],
    [[], undefined, 'pending'],
    [[], 'FR', 'pending'],
  ])('after %j in the region %s is %s', (lines, region, consent) => {
    expect(googleConsent(commands(...lines), region)).toBe(consent);
    // While a default waits, only an update grants.
    const isUpdated = lines.some((line) => line.startsWith('update'));
    expect(googleConsent(commands(...lines), region, true)).toBe(
      isUpdated ? consent : 'pending',
    );
  });
});

describe('useGoogleConsent', () => {
  const answer = (kind: string, answers: object) =>
    act(() => gtag('consent', kind, answers));

  it('follows the banner, starting with pending', () => {
    const { result } = renderHook(() => useGoogleConsent());
    expect(result.current).toBe('pending');
    answer('update', granted);
    expect(result.current).toBe('granted');
    answer('update', denied);
    expect(result.current).toBe('denied');
  });

  it('can change its purpose, and uses an earlier answer for it', () => {
    const { result, rerender } = renderHook(
      (purpose: string) => useGoogleConsent(purpose),
      { initialProps: 'ad_storage' },
    );
    answer('update', granted);
    expect(result.current).toBe('pending');
    rerender('analytics_storage');
    expect(result.current).toBe('granted');
  });

  it('is pending if there is no answer for another purpose', () => {
    const { result, rerender } = renderHook(
      (purpose: string) => useGoogleConsent(purpose),
      { initialProps: 'analytics_storage' },
    );
    answer('update', granted);
    expect(result.current).toBe('granted');
    rerender('ad_storage');
    expect(result.current).toBe('pending');
  });

  it('is pending on a server', () => {
    const Consent = () => <p>{useGoogleConsent()}</p>;
    expect(renderToString(<Consent />)).toBe('<p>pending</p>');
  });
});
