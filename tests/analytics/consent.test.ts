import { describe, expect, it, vi } from 'vitest';
import { languages } from '../../src/site/languages';
import {
  pageConsent,
  readConsent,
  readTracking,
  type Consent,
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

const answer = (consent: Consent) => pageConsent().answer(consent);
const now = () => pageConsent().get();

describe('the consent of a page', () => {
  it('is unknown until a header or provider decides', () => {
    expect(now()).toBeNull();
    decide('granted');
    expect(now()).toBe('granted');
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
  it.each<[Decision, Consent]>([
    ['pending', 'granted'],
    ['pending', 'denied'],
    ['denied', 'granted'],
    ['granted', 'denied'],
  ])('replaces the decision %s: %s', (decision, answered) => {
    decide(decision);
    answer(answered);
    expect(now()).toBe(answered);
    decide('pending', 'granted', 'denied');
    expect(now()).toBe(answered);
  });

  it.each<[Consent, Consent | null, Decision]>([
    // Nothing says yet where events go.
    ['granted', null, 'pending'],
    ['denied', 'denied', 'granted'],
  ])(
    '%s before any header has decided is %s, and replaces %s',
    (answered, early, decision) => {
      answer(answered);
      expect(now()).toBe(early);
      decide(decision);
      expect(now()).toBe(answered);
    },
  );

  it('does not turn on what a page has turned off, until that header is unmounted', async () => {
    const [leave] = decide('off', 'granted');
    answer('granted');
    expect(now()).toBe('off');
    leave!();
    await Promise.resolve();
    expect(now()).toBe('granted');
  });
});

describe('Global Privacy Control', () => {
  it.each<[value: unknown, Decision, Decision, TrackingOptions?]>([
    [true, 'granted', 'denied'],
    [true, 'off', 'off'],
    [true, 'granted', 'granted', { globalPrivacyControl: 'ignore' }],
    [false, 'granted', 'granted'],
    ['true', 'granted', 'granted'],
    [1, 'granted', 'granted'],
    [undefined, 'granted', 'granted'],
  ])(
    'of %j makes %s %s, whatever the visitor answers',
    (value, decision, consent, options) => {
      replaceForTest(navigator, 'globalPrivacyControl', value);
      pageConsent().decide(headerWith(decision, options));
      expect(now()).toBe(consent);
      answer('granted');
      expect(now()).toBe(consent);
    },
  );
});

it('the settings of a page are those of the first header that has not turned analytics off', () => {
  const headers = [
    headerWith('off'),
    headerWith('pending'),
    headerWith('granted'),
  ];
  for (const each of headers) pageConsent().decide(each);
  expect(pageConsent().settings()).toBe(headers[1]);
});

describe('the consent prop', () => {
  it.each(['granted', 'pending', 'denied', undefined])('can be %s', (consent) =>
    expect(readConsent(consent)).toBe(consent),
  );

  it.each([null, true, 'yes', 'GRANTED', '', 0, {}, [], Symbol('x')])(
    'waits for the visitor if it is %s',
    (value) => {
      expect(readConsent(value)).toBe('pending');
      const own = { consent: value } as Settings;
      expect(mergeSettings({ consent: 'granted' }, own).consent).toBe(
        'pending',
      );
    },
  );
});

describe('the tracking prop', () => {
  it.each([true, false, { page: 'pricing' }, undefined])(
    'can be %j',
    (tracking) => expect(readTracking(tracking)).toBe(tracking),
  );

  it('is that of the provider if it is left out', () => {
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
