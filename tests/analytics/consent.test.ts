import { describe, expect, it, vi } from 'vitest';
import { languages } from '../../src/site/languages';
import {
  pageConsent,
  readConsent,
  readTracking,
  type Decision,
  type TrackingDecision,
} from '../../src/analytics/consent';
import type { TrackingOptions } from '../../src/analytics/trackingOptions';
import { mergeSettings, type Settings } from '../../src/parts/settings';
import { replaceForTest } from './trackedPage';

function headerWith(
  decision: Decision,
  options?: TrackingOptions,
): TrackingDecision {
  const site = undefined;
  return { decision, explicit: true, site, languages, options: () => options };
}

/** Mounts a header for each decision, in this order. */
function decide(...decisions: Decision[]) {
  return decisions.map((each) => pageConsent().decide(headerWith(each)));
}

const now = () => pageConsent().get();

describe('the consent of a page', () => {
  it('is unknown until a header or provider decides', () => {
    expect(now()).toBeNull();
    decide('granted');
    expect(now()).toBe('granted');
  });

  it('waits for a provider if the visitor has already allowed it', () => {
    pageConsent().answer('granted');
    expect(now()).toBeNull();
    decide('pending');
    expect(now()).toBe('granted');
  });

  it('is denied as soon as the visitor declines', () => {
    pageConsent().answer('denied');
    expect(now()).toBe('denied');
  });

  it.each<[Decision, Decision, Decision]>([
    ['granted', 'granted', 'granted'],
    ['granted', 'pending', 'pending'],
    ['granted', 'denied', 'denied'],
    ['granted', 'off', 'off'],
    ['pending', 'denied', 'denied'],
    ['pending', 'off', 'off'],
    ['denied', 'off', 'off'],
  ])(
    'with the decisions %s and %s is %s, in either order',
    (one, other, expected) => {
      decide(one, other);
      expect(now()).toBe(expected);
      Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
      decide(other, one);
      expect(now()).toBe(expected);
    },
  );

  it('follows the remaining headers when a header is unmounted, at the end of the task', async () => {
    const [leaveFirst, leave] = decide('granted', 'denied');
    leave!();
    expect(now()).toBe('denied');
    await Promise.resolve();
    expect(now()).toBe('granted');
    leaveFirst!();
    await Promise.resolve();
    expect(now()).toBeNull();
  });

  it('is never weaker for a moment while the next page’s header mounts', async () => {
    const [leave] = decide('denied');
    const heard = vi.fn();
    pageConsent().subscribe(heard);
    leave!();
    decide('denied');
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the visitor’s answer', () => {
  it.each<[Decision, 'granted' | 'denied']>([
    ['pending', 'granted'],
    ['pending', 'denied'],
    ['denied', 'granted'],
    ['granted', 'denied'],
  ])('replaces the decision %s: %s', (decision, answer) => {
    decide(decision);
    pageConsent().answer(answer);
    expect(now()).toBe(answer);
    decide('pending', 'granted', 'denied');
    expect(now()).toBe(answer);
  });

  it('does not turn on what a page has turned off, until that header is unmounted', async () => {
    const [leave] = decide('off', 'granted');
    pageConsent().answer('granted');
    expect(now()).toBe('off');
    leave!();
    await Promise.resolve();
    expect(now()).toBe('granted');
  });

  it('is used even if it comes before any header has decided', () => {
    pageConsent().answer('denied');
    decide('granted');
    expect(now()).toBe('denied');
  });
});

describe('Global Privacy Control', () => {
  it.each<[value: unknown, given: Decision, consent: Decision]>([
    [true, 'granted', 'denied'],
    [true, 'off', 'off'],
    [false, 'granted', 'granted'],
    ['true', 'granted', 'granted'],
    [1, 'granted', 'granted'],
    [undefined, 'granted', 'granted'],
  ])(
    'of %j makes %s %s, whatever the visitor answers',
    (value, given, consent) => {
      replaceForTest(navigator, 'globalPrivacyControl', value);
      decide(given);
      expect(now()).toBe(consent);
      pageConsent().answer('granted');
      expect(now()).toBe(consent);
    },
  );

  it('has no effect if the page ignores it', () => {
    replaceForTest(navigator, 'globalPrivacyControl', true);
    const ignoring = { globalPrivacyControl: 'ignore' } as const;
    pageConsent().decide(headerWith('granted', ignoring));
    expect(now()).toBe('granted');
  });
});

describe('the settings of a page', () => {
  it('are those of the first header that has not turned analytics off', () => {
    const [off, first, second] = [
      headerWith('off'),
      headerWith('pending'),
      headerWith('granted'),
    ];
    for (const each of [off, first, second]) pageConsent().decide(each);
    expect(pageConsent().settings()).toBe(first);
  });
});

const wrong = [null, true, 'yes', 'GRANTED', '', 0, {}, [], Symbol('x')];

describe('the consent prop', () => {
  it.each(['granted', 'pending', 'denied'])('can be %s', (consent) => {
    expect(readConsent(consent)).toBe(consent);
  });

  it('is undefined if it is left out', () => {
    expect(readConsent(undefined)).toBeUndefined();
  });

  it.each(wrong)('waits for the visitor if it is %s', (value) => {
    expect(readConsent(value)).toBe('pending');
    const own = { consent: value } as Settings;
    expect(mergeSettings({ consent: 'granted' }, own).consent).toBe('pending');
  });
});

describe('the tracking prop', () => {
  const options = { page: 'pricing' };

  it.each([true, false, options])('can be %j', (tracking) => {
    expect(readTracking(tracking)).toBe(tracking);
  });

  it('is on if it is left out, unless a provider turns it off', () => {
    expect(readTracking(undefined)).toBeUndefined();
    expect(mergeSettings({ tracking: false }, {}).tracking).toBe(false);
  });

  it.each([null, 'yes', 'true', 1, 0, '', () => true, Symbol('x')])(
    'turns tracking off if it is %s',
    (value) => {
      expect(readTracking(value)).toBe(false);
      const own = { tracking: value } as Settings;
      expect(mergeSettings({ tracking: true }, own).tracking).toBe(false);
    },
  );
});
