import { describe, expect, it } from 'vitest';
import { readConsent, readTracking } from '../../src/core/readConsent';
import { mergeSettings, type Settings } from '../../src/provider/settings';

const wrong = [null, true, 'yes', 'GRANTED', '', 0, {}, [], Symbol('x')];

describe('the consent prop', () => {
  it.each(['granted', 'pending', 'denied'])('may be %s', (consent) => {
    expect(readConsent(consent)).toBe(consent);
  });

  it('says nothing where it is left out', () => {
    expect(readConsent(undefined)).toBeUndefined();
  });

  it.each(wrong)('waits for the visitor where it is %s', (value) => {
    expect(readConsent(value)).toBe('pending');
    const own = { consent: value } as Settings;
    expect(mergeSettings({ consent: 'granted' }, own).consent).toBe('pending');
  });
});

describe('the tracking prop', () => {
  const options = { page: 'pricing' };

  it.each([true, false, options])('may be %j', (tracking) => {
    expect(readTracking(tracking)).toBe(tracking);
  });

  it('is on where it is left out, unless something around says otherwise', () => {
    expect(readTracking(undefined)).toBe(true);
    expect(mergeSettings({ tracking: false }, {}).tracking).toBe(false);
  });

  it.each([null, 'yes', 'true', 1, 0, '', [], () => true, Symbol('x')])(
    'sends nothing where it is %s',
    (value) => {
      expect(readTracking(value)).toBe(false);
      const own = { tracking: value } as Settings;
      expect(mergeSettings({ tracking: true }, own).tracking).toBe(false);
    },
  );
});
