import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import tokens from '../../dist/tokens.json' with { type: 'json' };
import * as queries from '../../src/styles/breakpoints';
import { VENDOR } from '../../src/styles/designTokens';

/** A token of the Design Tokens format. https://www.designtokens.org/tr/drafts/format/ */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: {
    [VENDOR]: {
      /** The token's custom property. */
      property: string;
      /** Its default, as written in the sheet. */
      css: string;
      /** Its default in wider or narrower windows, by media query. */
      at?: Record<string, string>;
    };
  };
}

const sheet = readFileSync('dist/styles.css', 'utf8');

/** The sheet's rules for `:root`, except those in `@media` and `@supports`. */
const defaults = new Map(
  [...sheet.matchAll(/(?<!{):where\(:root\){([^}]*)}/g)]
    .flatMap(([, rules = '']) => rules.split(';'))
    .map((rule) => rule.split(/:(.*)/s) as [string, string]),
);

const all = tokensIn(tokens);
const byProperty = new Map(
  all.flatMap((each) => {
    const name = propertyOf(each.token);
    return name ? [[name, each] as const] : [];
  }),
);

/**
 * The values of each type.
 * https://www.designtokens.org/tr/drafts/format/#types
 */
const SHAPES: Record<string, unknown> = {
  color: {
    colorSpace: 'srgb',
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
    hex: expect.stringMatching(/^#[\da-f]{6}$/),
  },
  dimension: {
    value: expect.any(Number),
    unit: expect.stringMatching(/^(px|rem)$/),
  },
  duration: {
    value: expect.any(Number),
    unit: expect.stringMatching(/^(ms|s)$/),
  },
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: expect.any(Number),
  number: expect.any(Number),
  cubicBezier: Array(4).fill(expect.any(Number)),
  strokeStyle: expect.any(String),
};

describe('lintel/tokens.json', () => {
  it('has every custom property that a page team may set', () => {
    const inSheet = [...sheet.matchAll(/var\((--lintel-[\w-]+)/g)]
      .map(([, name = '']) => name)
      .concat([...defaults.keys()].filter((name) => /^--lintel-/.test(name)))
      .filter((name) => !isOwn(name));
    expect([...byProperty.keys(), ...untyped()].sort()).toEqual(
      [...new Set(inSheet)].sort(),
    );
  });

  it('has the defaults of the sheet', () => {
    for (const [name, { token }] of byProperty) {
      const fallback = fallbackOf(name);
      const expected = defaults.get(name) ?? fallback;
      expect(short(token.$extensions![VENDOR].css), name).toBe(
        short(withoutCutOut(expected!)),
      );
    }
  });

  it.each(all.map(({ path, token }) => [path, token] as const))(
    '%s has a value of its type, or an alias of such a token',
    (_, token) => {
      const resolved = resolve(token);
      expect(SHAPES).toHaveProperty(token.$type);
      expect(resolved.$type).toBe(token.$type);
      if (token.$type === 'color') {
        expect(resolved.$value).toMatchObject(SHAPES['color'] as object);
      } else {
        expect(resolved.$value).toEqual(SHAPES[token.$type]);
      }
    },
  );

  it('has the breakpoints of the components', () => {
    const { wide, low } = tokens.lintel.breakpoint;
    expect(`(min-width: ${wide.$value.value}px)`).toBe(queries.wide);
    expect(`(max-height: ${low.$value.value}px)`).toBe(queries.low);
  });
});

/**
 * Not for page teams to set: the colours of the current background, and values
 * that the header publishes.
 */
function isOwn(name: string): boolean {
  return /^--lintel-(header-offset|side-nav-|card-shift)/.test(name);
}

function tokensIn(
  group: object,
  path: string[] = [],
): { path: string; token: DesignToken }[] {
  if ('$value' in group) {
    return [{ path: path.join('.'), token: group as DesignToken }];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, each]) => tokensIn(each, [...path, name]));
}

function propertyOf(token: DesignToken): string | undefined {
  return token.$extensions?.[VENDOR].property;
}

/** The properties of the groups themselves. */
function untyped(): string[] {
  return Object.values(tokens.lintel)
    .filter((group) => !('$value' in group) && '$extensions' in group)
    .map((group) => propertyOf(group as DesignToken)!);
}

function resolve(token: DesignToken): DesignToken {
  const [, path] = /^{(.+)}$/.exec(String(token.$value)) ?? [];
  const target = all.find((each) => each.path === path);
  return path ? resolve(target!.token) : token;
}

/** The fallback in the sheet if the property is not set. */
function fallbackOf(name: string): string | undefined {
  const start = sheet.indexOf(`var(${name},`);
  if (start < 0) return undefined;
  const rest = sheet.slice(start + name.length + 5);
  let depth = 1;
  let end = 0;
  for (; depth > 0; end += 1) {
    if (rest[end] === '(') depth += 1;
    if (rest[end] === ')') depth -= 1;
  }
  return rest.slice(0, end - 1);
}

/** The `20px` in `max(20px,env(…))`. */
function withoutCutOut(value: string): string {
  return /^max\(([^,]+),\s*env/.exec(value.trim())?.[1] ?? value;
}

/** As the build writes it. */
function short(value: string): string {
  return value
    .toLowerCase()
    .replace(/#fff\b/, '#ffffff')
    .replace('#0006', 'rgb(0 0 0 / 40%)')
    .replaceAll('"', '')
    .trim()
    .replace(/\s*([,/])\s*/g, '$1')
    .replace(/\b(\d+)0ms\b/g, (_, hundredths) => `${Number(hundredths) / 100}s`)
    .replace(/(?<![\d])0\./g, '.');
}
