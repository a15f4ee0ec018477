import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import tokens from '../../dist/tokens.json' with { type: 'json' };
import * as queries from '../../src/styles/breakpoints';

/**
 * Not for page teams to set: values that the header publishes.
 */
const OWN = /^--lintel-(header-offset|side-nav-|card-shift)/;

it('lintel/tokens.json has every custom property that a page team may set', () => {
  const sheet = readFileSync('dist/styles.css', 'utf8');
  const inSheet = [...sheet.matchAll(/var\((--lintel-[\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !OWN.test(name));
  expect(propertiesIn(tokens)).toEqual(
    expect.arrayContaining([...new Set(inSheet)]),
  );
});

it('lintel/tokens.json has the breakpoints of the components', () => {
  const { wide, low } = tokens.lintel.breakpoint;
  expect(`(min-width: ${wide.$value.value}px)`).toBe(queries.wide);
  expect(`(max-height: ${low.$value.value}px)`).toBe(queries.low);
});

function propertiesIn(tokensOrGroup: object): string[] {
  return Object.entries(tokensOrGroup).flatMap(([name, value]) => {
    if (name === 'property') return [String(value)];
    return value && typeof value === 'object' ? propertiesIn(value) : [];
  });
}
