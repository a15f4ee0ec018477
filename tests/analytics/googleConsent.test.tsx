import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchGoogleConsent } from '../../src/core/analytics/googleConsent';
import { useGoogleConsent } from '../../src/react/analytics/useGoogleConsent';
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

function watch(purpose?: string) {
  const said = vi.fn();
  const stop = watchGoogleConsent(said, purpose);
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
    const { result, rerender } = renderHook(useGoogleConsent, {
      initialProps: 'ad_storage',
    });
    answer('update', granted);
    expect(result.current).toBe('pending');
    rerender('analytics_storage');
    expect(result.current).toBe('granted');
  });

  it('is pending on a server', () => {
    const Consent = () => <p>{useGoogleConsent()}</p>;
    expect(renderToString(<Consent />)).toBe('<p>pending</p>');
  });
});
