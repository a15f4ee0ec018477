import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { de } from '../../../src/content/locales/de';
import { en } from '../../../src/content/locales/en';
import { visualWidth } from '../../../src/content/validation/lengthLimits';
import {
  validateContent,
  validateMessages,
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
    ['some messages', validateMessages({ logIn: 'Sign in' })],
    ['no messages', validateMessages({})],
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
    ['a promise', Promise.resolve(de), ['error content']],
    ['without a locale', { ...en, locale: undefined }, ['error locale']],
    ['with an invalid locale', { ...en, locale: 'de_DE' }, ['error locale']],
    [
      'with an unknown direction',
      { ...en, direction: 'up' },
      ['error direction'],
    ],
    [
      'Arabic from left to right',
      { ...en, locale: 'ar-EG' },
      ['warning direction'],
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
    [
      'with a long badge',
      { ...en, messages: { ...en.messages, badgeNew: 'brand-new thing' } },
      ['warning messages.badgeNew'],
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
  it.each<[string, unknown, string, string]>([
    [
      'an unsafe address',
      { ...good, href: 'javascript:alert(1)' },
      '`href` is `javascript:alert(1)`, not a path or an http(s), mailto or tel address; the header leaves the link out. Write the path of the page, such as `/pricing`.',
      '"javascript:alert(1)"',
    ],
    [
      'a missing label',
      { ...good, label: undefined },
      '`label` is missing; the header leaves out a link without a label. Write the visible text, such as `Pricing`.',
      'undefined',
    ],
    [
      'an unknown host',
      { ...good, host: 'domain' },
      '`host` is `domain`; the host is unknown, and the header leaves the link out. Did you mean `domains`?',
      '"domain"',
    ],
    [
      'a misspelled key',
      { ...good, extrenal: true },
      '`extrenal` is unknown; the header ignores it. Did you mean `external`?',
      'true',
    ],
    [
      "another system's key",
      { ...good, url: '/x' },
      '`url` is unknown; the header ignores it. Did you mean `href`?',
      '"/x"',
    ],
    [
      'a long label',
      { ...good, label: 'x'.repeat(30) },
      '`label` is 30 characters wide, but only 24 fit; it breaks the layout of the header. Shorten it. Full-width characters count as two.',
      '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"',
    ],
  ])(
    'with %s has a message that says what, why and how to fix it',
    (_, item, message, value) => {
      const problems = validateNavigation({ version: 1, items: [item] });
      expect(problems).toMatchObject([{ message, value }]);
    },
  );

  it('contains the actual value, whatever it is', () => {
    const cyclic: Record<string, unknown> = { a: 1 };
    cyclic['b'] = cyclic;
    const label = Object.defineProperty({}, 'label', {
      enumerable: true,
      get: () => {
        throw new Error('hostile');
      },
    });
    const values: [unknown, string][] = [
      [cyclic, '{ a, b }'],
      [[1, 2], '[2 entries]'],
      [5n, '5n'],
      [Symbol('x'), 'Symbol(x)'],
      [() => 1, 'a function'],
      [NaN, 'NaN'],
      [label, '{ label }'],
      [Proxy.revocable({}, {}), '{ proxy, revoke }'],
      [revokedProxy(), 'unreadable'],
      [Object.create(null), '{}'],
    ];
    for (const [given, expected] of values) {
      expect(validateContent({ ...en, locale: given })).toMatchObject([
        { path: 'locale', value: expected },
      ]);
    }
    expect(validateContent(label)).toContainEqual(
      expect.objectContaining({ path: 'label', value: 'unreadable' }),
    );
  });

  it('shows strings that are long, broken or invisible in a short and readable form', () => {
    const given = `a\u202Eb\uD83D${'😀'.repeat(100)}`;
    const [problem] = validateContent({ ...en, locale: given });
    expect(problem?.value).toBe(`"a\\u{202e}b\uFFFD${'😀'.repeat(56)}…"`);
  });
});

describe('the validator', () => {
  it('lists a hundred errors and a hundred warnings, and the number of others', () => {
    const items = Array.from({ length: 150 }, (_, at) => ({
      [`unknown${at}`]: 1,
      id: `${at}`,
      label: 'x',
    }));
    const problems = validateNavigation({ version: 1, items });
    expect(problems).toHaveLength(202);
    expect(problems.slice(-2)).toMatchObject([
      { severity: 'error', path: 'navigation', value: '150 errors' },
      { severity: 'warning', path: 'navigation', value: '150 warnings' },
    ]);
  });

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
      expect.objectContaining({ value: 'more than 20000 entries' }),
    );
    expect(
      validateNavigation({ version: 1, items: new Array(2 ** 32 - 1) }),
    ).toContainEqual(
      expect.objectContaining({
        path: 'navigation.items',
        value: '[4294967295 entries]',
      }),
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
        validateMessages(given);
      }),
      { numRuns: 500 },
    );
  });
});

const widths: [string, number][] = [
  ['Pricing', 7],
  ['製品', 4],
  ['제품', 4],
  ['ﾘｿｰｽ', 4],
  ['Ａ', 2],
  ['é', 1],
  ['e\u0301', 1],
  ['ab\u00ADcd', 4],
  ['😀', 2],
];

describe('the width of a string', () => {
  it.each([...widths, ['👩‍👩‍👧', 2]] as const)('of %s is %i', (text, width) => {
    expect(visualWidth(text)).toBe(width);
  });

  it('is the same in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(widths.map(([text]) => [text, visualWidth(text)])).toEqual(widths);
  });
});

function inShort({ severity, path }: { severity: string; path: string }) {
  return `${severity} ${path}`;
}
