import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  useGoogleConsent,
  watchGoogleConsent,
} from '../../src/tracking/useGoogleConsent';
import { hostileProxy } from '../content/hostileValues';
import { expectConsole } from '../setup/console';
import { nextTask, replaceForTest } from '../support/trackedPage';

/** Google's own snippet: it pushes the arguments object. */
const gtag: (...command: unknown[]) => void = function () {
  // It must be the arguments object: Google ignores arrays.
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
};

/** Sends commands such as `update denied` or `default denied US,FR`. */
function say(lines: string[], more: object = {}) {
  for (const line of lines) {
    const [kind, answer, region] = line.split(' ');
    const regions = region?.includes(',') ? region.split(',') : region;
    gtag('consent', kind, {
      analytics_storage: answer,
      ...(region && { region: regions }),
      ...more,
    });
  }
}

function watch(purpose?: string, region?: string) {
  const said = vi.fn();
  const stop = watchGoogleConsent(said, purpose, region);
  onTestFinished(stop);
  return { stop, said: () => said.mock.calls.flat() as unknown[] };
}

beforeEach(() => replaceForTest(window, 'dataLayer', []));

describe('the order of precedence', () => {
  it.each<[lines: string[], region: string | undefined, consent: string]>([
    [['default granted'], undefined, 'granted'],
    [['default denied'], undefined, 'pending'],
    [['update granted'], undefined, 'granted'],
    [['update denied'], undefined, 'denied'],
    // An update wins over defaults, and a later update over an earlier one.
    [['default denied', 'update granted'], undefined, 'granted'],
    [['update denied', 'default granted'], undefined, 'denied'],
    [['update granted', 'update denied'], undefined, 'denied'],
    [['update granted', 'default denied FR'], 'FR', 'granted'],
    // The most specific region wins, in any order.
    [['default granted', 'default denied FR'], 'FR', 'pending'],
    [['default denied', 'default granted FR'], 'FR', 'granted'],
    [['default granted FR', 'default denied'], 'FR', 'granted'],
    [['default denied US', 'default granted US-AK'], 'US-AK', 'granted'],
    [['default denied US', 'default granted US-AK'], 'US-NY', 'pending'],
    [['default granted US', 'default denied US-CA,US-NY'], 'US-NY', 'pending'],
    [['default denied us', 'default granted us-ak'], 'US-AK', 'granted'],
    // For the same region, the last default wins.
    [['default denied FR', 'default granted FR'], 'FR', 'granted'],
    // A default is for its regions only.
    [['default granted', 'default denied FR,US-CA'], 'US', 'granted'],
    [['default granted US'], 'FR', 'pending'],
    // Without a region, no default may be denied.
    [['default granted', 'default granted US'], undefined, 'granted'],
    [['default granted', 'default denied FR'], undefined, 'pending'],
    [['default denied', 'default granted US'], undefined, 'pending'],
    [['default granted US'], undefined, 'pending'],
  ])('after %j in the region %s is %s', (lines, region, consent) => {
    const early = watch(undefined, region);
    say(lines);
    expect(early.said().at(-1)).toBe(consent);
    // All commands that are already there are read at once.
    expect(watch(undefined, region).said()).toEqual([consent]);

    // While a default waits, only an update grants.
    replaceForTest(window, 'dataLayer', []);
    say(lines, { wait_for_update: 500 });
    const isUpdated = lines.some((line) => line.startsWith('update'));
    expect(watch(undefined, region).said()).toEqual([
      isUpdated ? consent : 'pending',
    ]);
  });
});

describe('Google’s consent mode', () => {
  const list = () => window.dataLayer!;

  it.each<[string, number, string[]]>([
    ['', 500, ['granted after 500']],
    ['update denied', 500, ['denied after 0']],
    ['update granted', 500, ['granted after 0']],
    ['', Infinity, []],
  ])(
    'with a default that waits, and the update "%s", is %s',
    (update, wait, expected) => {
      vi.useFakeTimers({ now: 0 });
      onTestFinished(() => void vi.useRealTimers());
      const heard: string[] = [];
      const stop = watchGoogleConsent((consent) =>
        heard.push(`${consent} after ${Date.now()}`),
      );
      onTestFinished(stop);
      say(['default granted'], { wait_for_update: wait });
      if (update) say([update]);
      vi.advanceTimersByTime(600);
      expect(heard).toEqual(['pending after 0', ...expected]);
    },
  );

  it('is no longer followed after the subscription ends', () => {
    const { said, stop } = watch();
    stop();
    say(['update granted']);
    expect(said()).toEqual([]);
  });

  it('leaves the data layer’s push to other code', () => {
    const others = vi.fn(() => 7);
    replaceForTest(window, 'dataLayer', Object.assign([], { push: others }));
    watch();
    expect(window.dataLayer?.push('a', 'b')).toBe(7);
    expect(others).toHaveBeenCalledExactlyOnceWith('a', 'b');
  });

  /** What an answer to a banner, or the arrival of a tag manager, dispatches. */
  const occasions: [string, () => void][] = [
    ['a click', () => document.body.click()],
    [
      'a key',
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown')),
    ],
    ['a script', () => void document.head.dispatchEvent(new Event('load'))],
  ];
  const replacements: [string, (list: unknown[]) => void][] = [
    ['is another list', () => (window.dataLayer = [{}])],
    [
      'is another list, with entries of its own, twice',
      () => {
        window.dataLayer = [{ event: 'gtm.js' }];
        window.dataLayer = [];
      },
    ],
    [
      'has another push',
      (list) => {
        list.push = (entry) => {
          list[list.length] = entry;
          return list.length;
        };
      },
    ],
  ];

  it.each(
    replacements.flatMap(([what, replace]) =>
      occasions.map(([when, pass]) => [what, when, replace, pass] as const),
    ),
  )(
    'is followed after the data layer %s: by %s',
    async (_, __, replace, pass) => {
      say(['default granted']);
      const { said, stop } = watch();
      const other = watch();
      replace(window.dataLayer!);
      say(['update denied']);
      pass();
      expect([said(), other.said()]).toEqual(
        Array(2).fill(['granted', 'denied']),
      );
      const answer = () => say(['update granted']);
      document.addEventListener('click', answer, { once: true });
      pass();
      document.body.click();
      await nextTask();
      expect(said()).toEqual(['granted', 'denied', 'granted']);
      stop();
      say(['update denied']);
      document.body.click();
      expect([said().at(-1), other.said().at(-1)]).toEqual([
        'granted',
        'denied',
      ]);
    },
  );

  it.each<[string, (list: unknown[]) => void]>([
    [
      'delays, around the one before',
      (list) => {
        const push = list.push.bind(list);
        list.push = (...entries) => (queueMicrotask(() => push(...entries)), 0);
      },
    ],
    [
      'is two around the one before',
      (list) => {
        for (let i = 0; i < 2; i += 1) {
          const { push } = list;
          list.push = (...entries) => push.apply(list, entries);
        }
      },
    ],
    [
      'is the one before again',
      (list) => {
        const { push } = list;
        list.push = () => 0;
        list.push = push;
      },
    ],
  ])('is followed while the push of the data layer %s', async (_, replace) => {
    const { said } = watch();
    replace(list());
    say(['update denied', 'update granted']);
    await nextTask();
    say(['update denied']);
    await nextTask();
    expect(said()).toEqual(['denied', 'granted', 'denied']);
  });

  const update = (answer: string) => [
    'consent',
    'update',
    { analytics_storage: answer },
  ];
  const denied = update('denied');
  const again = update('denied');
  it.each<[string, () => void]>([
    ['an index', () => (list()[list().length] = denied)],
    ['unshift', () => list().unshift(denied)],
    ['splice', () => list().splice(0, 1, denied)],
    ['concat', () => (window.dataLayer = list().concat([denied]))],
    ['the same entry again', () => list().push(again)],
  ])('includes commands that are added by %s', (_, add) => {
    const { said } = watch();
    list().push(again, update('granted'));
    add();
    document.body.click();
    expect(said()).toEqual(['granted', 'denied']);
  });

  it('creates the data layer if there is none', () => {
    Reflect.deleteProperty(window, 'dataLayer');
    const { said } = watch();
    say(['update granted']);
    expect(said()).toEqual(['granted']);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'consent'],
    ['an event', { event: 'trackLanding' }],
    ['half a command', ['consent', 'update']],
    ['another command', ['config', 'update', { analytics_storage: 'granted' }]],
    ['another answer', ['consent', 'update', { analytics_storage: 'maybe' }]],
    ['a hostile proxy', hostileProxy()],
  ])('ignores %s', (_, entry) => {
    const { said } = watch();
    window.dataLayer?.push(entry);
    expect(said()).toEqual([]);
  });

  it.each([Object.freeze([]), {}])(
    'cannot be followed if the data layer is frozen or not an array, which is reported',
    (layer) => {
      replaceForTest(window, 'dataLayer', layer);
      expectConsole('warn', /^Lintel: Google consent mode cannot be read/);
      expect(watch().said()).toEqual([]);
    },
  );

  it('is pending for good once the data layer cannot be followed', () => {
    say(['default granted']);
    const { said } = watch();
    expectConsole('warn', /^Lintel: Google consent mode cannot be read/);
    window.dataLayer = Object.freeze(['a']) as unknown as unknown[];
    document.body.click();
    expect(window.dataLayer).toEqual(['a']);
    window.dataLayer = [];
    say(['update granted']);
    document.body.click();
    expect(said()).toEqual(['granted', 'pending']);
  });
});

describe('useGoogleConsent', () => {
  it('follows the banner, starting with pending', () => {
    const { result } = renderHook(() => useGoogleConsent());
    expect(result.current).toBe('pending');
    act(() => say(['update granted']));
    expect(result.current).toBe('granted');
    act(() => say(['update denied']));
    expect(result.current).toBe('denied');
  });

  it('can change its purpose: it uses an earlier answer, or is pending', () => {
    const { result, rerender } = renderHook(
      (purpose: string) => useGoogleConsent({ purpose }),
      { initialProps: 'ad_storage' },
    );
    act(() => say(['update granted']));
    expect(result.current).toBe('pending');
    rerender('analytics_storage');
    expect(result.current).toBe('granted');
    rerender('ad_storage');
    expect(result.current).toBe('pending');
  });

  it('is pending on a server', () => {
    const Consent = () => <p>{useGoogleConsent()}</p>;
    expect(renderToString(<Consent />)).toBe('<p>pending</p>');
  });
});
