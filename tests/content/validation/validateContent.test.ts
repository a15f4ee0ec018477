import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { de } from '../../../src/content/locales/de';
import { en } from '../../../src/content/locales/en';
import {
  validateContent,
  validateNavigation,
} from '../../../src/content/validation/validateContent';
import { ownNavigation } from '../../../stories/shared/ownNavigation';
import { deepFreeze, revokedProxy } from '../hostileValues';

const good = { id: 'good', label: 'Good', href: '/good' };

describe('valid content', () => {
  it.each([
    ['English', validateContent(en)],
    ['German', validateContent(de)],
    ["a page's own menus", validateNavigation(ownNavigation)],
  ])('has no problems: %s', (_, problems) => {
    expect(problems).toEqual([]);
  });

  it('can be frozen', () => {
    const frozen = structuredClone(en);
    deepFreeze(frozen);
    expect(validateContent(frozen)).toEqual([]);
  });
});

describe('invalid content', () => {
  it.each<[string, unknown, string[]]>([
    ['undefined', undefined, ['error content']],
    ['a list', [], ['error content']],
    ['without a locale', { ...en, locale: undefined }, ['error locale']],
    ['with an invalid locale', { ...en, locale: 'de_DE' }, ['error locale']],
    [
      'with an unknown direction',
      { ...en, direction: 'up' },
      ['error direction'],
    ],
    ['without messages', { ...en, messages: null }, ['error messages']],
    [
      'without one message',
      { ...en, messages: { ...en.messages, logIn: undefined } },
      ['error messages.logIn'],
    ],
    [
      'with a blank message',
      { ...en, messages: { ...en.messages, logIn: ' ' } },
      ['error messages.logIn'],
    ],
    [
      'with an unknown message',
      { ...en, messages: { ...en.messages, logln: 'x' } },
      ['warning messages.logln'],
    ],
    ['without menus', { ...en, navigation: undefined }, ['error navigation']],
  ])('is reported: %s', (_, content, expected) => {
    expect(validateContent(content).map(inShort)).toEqual(expected);
  });

  it('has an error for each missing message', () => {
    const problems = validateContent({ ...en, messages: {} });
    expect(problems.map(inShort)).toEqual(
      Object.keys(en.messages).map((name) => `error messages.${name}`),
    );
  });
});

describe('a problem', () => {
  it.each<[string, unknown, string]>([
    [
      'an unsafe address',
      { ...good, href: 'javascript:alert(1)' },
      '`href` is "javascript:alert(1)", not a path or an http(s), mailto or tel address; the item is left out.',
    ],
    [
      'a missing label',
      { ...good, label: undefined },
      '`label` is missing; the item is left out.',
    ],
    [
      'an empty label',
      { ...good, label: ' ' },
      '`label` is empty; the item is left out.',
    ],
    [
      'a number for a description',
      { ...good, description: 5 },
      '`description` is 5, not a string; it is left out.',
    ],
    [
      'a misspelled key',
      { ...good, extrenal: true },
      '`extrenal` is unknown; it is ignored. Use groups, id, label, href, host, external, languages, elsewhere, badge, description.',
    ],
    [
      'a relative address',
      { ...good, href: 'pricing' },
      '`href` does not begin with one slash; the link leads elsewhere.',
    ],
  ])('with %s has a message that says what and why', (_, item, message) => {
    const problems = validateNavigation({ version: 1, items: [item] });
    expect(problems).toMatchObject([{ message }]);
  });

  it('names the value, whatever it is, in one line', () => {
    const values: [unknown, string][] = [
      [[1, 2], 'is a list of 2,'],
      [5n, 'is 5,'],
      [Symbol('x'), 'is Symbol(x),'],
      [() => 1, 'is a function,'],
      [NaN, 'is NaN,'],
      [{}, 'is an object,'],
      [revokedProxy(), 'throws when it is read;'],
      [Object.create(null), 'is an object,'],
      [`a\n${'b'.repeat(100)}`, `is "a\\n${'b'.repeat(58)}",`],
    ];
    for (const [locale, expected] of values) {
      const [problem] = validateContent({ ...en, locale });
      expect(problem?.path).toBe('locale');
      expect(problem?.message).toContain(`\`locale\` ${expected}`);
    }
  });
});

describe('the validator', () => {
  it('ends even for lists that share entries or have any length', () => {
    const links = Array.from({ length: 500 }, () => good);
    const groups = Array.from({ length: 500 }, () => ({ id: 'g', links }));
    const items = Array.from({ length: 500 }, () => ({
      id: 'm',
      label: 'Menu',
      groups,
    }));
    // Does not depend on time: the machine may be busy.
    const started = process.cpuUsage();
    expect(validateNavigation({ version: 1, items })).toContainEqual(
      expect.objectContaining({ path: 'navigation.items[0].groups[40].links' }),
    );
    const sparse = { version: 1, items: new Array(2 ** 32 - 1) };
    expect(validateNavigation(sparse)).toContainEqual(
      expect.objectContaining({ path: 'navigation.items' }),
    );
    expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
  });

  it('never throws, whatever it is given', () => {
    const anything = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSparseArray: true,
      withTypedArray: true,
      withUnicodeString: true,
    } as fc.ObjectConstraints);
    const item = fc.record(
      {
        label: anything,
        href: anything,
        groups: anything,
        spotlight: anything,
      },
      { requiredKeys: [] },
    );
    const content = fc.record({
      messages: anything,
      navigation: fc.record({ items: fc.array(item) }),
    });
    fc.assert(
      fc.property(fc.oneof(anything, content), (given) => {
        validateContent(given);
        validateNavigation(given);
      }),
      { numRuns: 500 },
    );
  });
});

function inShort({ severity, path }: { severity: string; path: string }) {
  return `${severity} ${path}`;
}
