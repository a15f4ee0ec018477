import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  defaultFeatureSettings,
  hasUkFlag,
  readFeatureSettings,
} from '../../src/core/language/featureFlags';
import {
  deepFreeze,
  hostileProxy,
  revokedProxy,
  throwAt,
  wrongTypes,
} from '../content/hostileValues';
import { visit } from '../analytics/visit';

const allOn = {
  active: true,
  changed: true,
  showOverlay: true,
  isVATApplicable: true,
  isInEU: true,
};

describe('the settings of a region', () => {
  it('are five, and all are off', () => {
    expect(Object.keys(defaultFeatureSettings)).toEqual(Object.keys(allOn));
    expect(readFeatureSettings(undefined)).toEqual(defaultFeatureSettings);
    expect(Object.values(defaultFeatureSettings)).not.toContain(true);
  });

  it('are what they are said to be, and nothing else', () => {
    deepFreeze(allOn);
    expect(readFeatureSettings(allOn)).toEqual(allOn);
    expect(readFeatureSettings({ isInEU: true, more: true })).toEqual({
      ...defaultFeatureSettings,
      isInEU: true,
    });
  });

  it.each([1, 'true', {}, [], 'yes', () => true, new Boolean(true)])(
    'are not on where they are %j',
    (value) => {
      const given = Object.fromEntries(
        Object.keys(allOn).map((name) => [name, value]),
      );
      expect(readFeatureSettings(given)).toEqual(defaultFeatureSettings);
    },
  );

  it.each<[string, unknown]>([
    ...wrongTypes,
    ['a text', 'active'],
    ['a hostile proxy', hostileProxy()],
    ['a revoked proxy', revokedProxy()],
  ])('are all off where they are %s', (_, given) => {
    expect(readFeatureSettings(given)).toEqual(defaultFeatureSettings);
  });

  it('lose one that throws, and only that', () => {
    const given = { ...allOn };
    throwAt(given, 'changed');
    expect(readFeatureSettings(given)).toEqual({ ...allOn, changed: false });
  });

  it('of one page are not another’s', () => {
    const first = readFeatureSettings({ isInEU: true });
    expect(readFeatureSettings({})).toEqual(defaultFeatureSettings);
    expect(first).not.toBe(readFeatureSettings({ isInEU: true }));
  });
});

describe('the flag for the UK variant', () => {
  beforeEach(() => visit('https://www.example.com/'));
  afterEach(() => void Reflect.deleteProperty(window, 'languageUk'));

  it.each([
    ['?languageUk', true],
    ['?languageUk=', true],
    ['?languageUk=false', true],
    ['?a=1&languageUk=1#b', true],
    ['?%6canguageUk', true],
    ['', false],
    ['?languageuk', false],
    ['?a=languageUk', false],
    ['?languageUk2', false],
    ['#languageUk', false],
    ['?%', false],
  ])('counts by its presence in the query: %s: %s', (search, on) => {
    visit(`https://www.example.com/${search}`);
    expect(hasUkFlag()).toBe(on);
  });

  it.each([
    [true, true],
    [1, true],
    ['yes', true],
    [{}, true],
    [false, false],
    [0, false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('may be set on the window: %j: %s', (value, on) => {
    window.languageUk = value;
    expect(hasUkFlag()).toBe(on);
  });
});
