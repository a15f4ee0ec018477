import { describe, expect, it, vi } from 'vitest';
import { languages } from '../../src/site/languages';
import {
  combine,
  pageConsent,
  type LintelConsent,
  type Decision,
  type TrackingDecision,
} from '../../src/analytics/consent';
import type { TrackingOptions } from '../../src/analytics/trackingOptions';
import { mergeSettings, type LintelSettings } from '../../src/parts/settings';
import { replaceForTest } from '../support/trackedPage';

function headerWith(
  decision: Decision,
  options?: TrackingOptions,
): TrackingDecision {
  const site = undefined;
  return { decision, site, languages, options: () => options };
}

/** Mounts a header for each decision, in this order. */
function mount(...decisions: Decision[]) {
  return decisions.map((each) => pageConsent().add(headerWith(each)));
}

const answer = (consent: LintelConsent) => pageConsent().answer(consent);
const now = () => pageConsent().get();

const nothing = [] as const;

describe('what is decided', () => {
  it.each<[readonly Decision[], LintelConsent | null, Decision | null]>([
    // The strictest of the decisions.
    [nothing, null, null],
    [['granted'], null, 'granted'],
    [['granted', 'granted'], null, 'granted'],
    [['granted', 'pending'], null, 'pending'],
    [['granted', 'denied'], null, 'denied'],
    [['granted', 'off'], null, 'off'],
    [['pending', 'denied'], null, 'denied'],
    [['pending', 'off'], null, 'off'],
    [['denied', 'off'], null, 'off'],
    [['granted', 'pending', 'denied', 'off'], null, 'off'],
    // The visitor's answer.
    [['pending'], 'granted', 'granted'],
    [['pending'], 'denied', 'denied'],
    [['denied'], 'granted', 'granted'],
    [['granted'], 'denied', 'denied'],
    [['granted'], 'pending', 'pending'],
    [['pending', 'granted', 'denied'], 'granted', 'granted'],
    [['off'], 'granted', 'off'],
    [['off', 'granted'], 'granted', 'off'],
    // Nothing says yet where events go.
    [nothing, 'granted', null],
    [nothing, 'pending', 'pending'],
    [nothing, 'denied', 'denied'],
  ])(
    'for the decisions %j and the answer %j is %j, and never more with Global Privacy Control',
    (decisions, answer, expected) => {
      const reversed = [...decisions].reverse();
      expect(combine(decisions, answer, false)).toBe(expected);
      expect(combine(reversed, answer, false)).toBe(expected);
      const refused =
        expected === null || expected === 'off' ? expected : 'denied';
      expect(combine(decisions, answer, true)).toBe(refused);
      expect(combine(reversed, answer, true)).toBe(refused);
    },
  );
});

describe('the consent of a page', () => {
  it('is unknown until a header or provider decides', () => {
    expect(now()).toBeNull();
    mount('granted');
    expect(now()).toBe('granted');
  });

  it('follows the remaining headers when a header is unmounted, at the end of the task', async () => {
    const [leaveFirst, leave] = mount('granted', 'denied');
    leave!();
    expect(now()).toBe('denied');
    await Promise.resolve();
    expect(now()).toBe('granted');
    leaveFirst!();
    await Promise.resolve();
    expect(now()).toBeNull();
  });

  it('is never weaker for a moment while the next page’s header mounts', async () => {
    const [leave] = mount('denied');
    const heard = vi.fn();
    pageConsent().subscribe(heard);
    leave!();
    mount('denied');
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the visitor’s answer', () => {
  it('stays, whatever headers decide later, until there is another', () => {
    const heard = vi.fn();
    pageConsent().subscribe(() => heard(now()));
    answer('denied');
    answer('denied');
    mount('granted');
    answer('granted');
    mount('pending', 'denied');
    expect(heard.mock.calls).toEqual([['denied'], ['granted']]);
  });

  it('does not turn on what a page has turned off, until that header is unmounted', async () => {
    const [leave] = mount('off', 'granted');
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
      pageConsent().add(headerWith(decision, options));
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
  for (const each of headers) pageConsent().add(each);
  expect(pageConsent().settings()).toBe(headers[1]);
});

describe('the consent prop', () => {
  it.each(['granted', 'pending', 'denied', undefined])('can be %s', (consent) =>
    expect(mergeSettings({}, { consent } as LintelSettings).consent).toBe(
      consent,
    ),
  );

  it.each([null, true, 'yes', 'GRANTED', '', 0, {}, [], Symbol('x')])(
    'waits for the visitor if it is %s',
    (value) => {
      const own = { consent: value } as LintelSettings;
      const { consent } = mergeSettings({ consent: 'granted' }, own);
      expect(consent).toBe('pending');
    },
  );
});

describe('the tracking prop', () => {
  it.each([true, false, { page: 'pricing' }, undefined])(
    'can be %j',
    (tracking) =>
      expect(mergeSettings({}, { tracking }).tracking).toBe(tracking),
  );

  it('is that of the provider if it is left out', () => {
    expect(mergeSettings({ tracking: false }, {}).tracking).toBe(false);
  });

  it.each([null, 'yes', 'true', 1, 0, '', () => true, Symbol('x')])(
    'turns tracking off if it is %s',
    (value) => {
      const own = { tracking: value } as LintelSettings;
      expect(mergeSettings({ tracking: true }, own).tracking).toBe(false);
    },
  );
});
