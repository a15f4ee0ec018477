import { groupByPath, listTokens, type NamedToken } from './tokens';

/** Lintel's key in the `$extensions` of a token. */
const VENDOR = 'com.example.lintel';

/** The breakpoints of `breakpoints.ts`, in px. Not custom properties, because media queries cannot read them. */
const BREAKPOINTS = { wide: 1024, low: 400 };

/**
 * Returns `lintel/tokens.json`: every custom property as a token of the Design
 * Tokens format, and the breakpoints.
 * https://www.designtokens.org/tr/drafts/format/
 */
export function designTokens() {
  const dimension = (value: number) => ({
    $type: 'dimension',
    $value: { value, unit: 'px' },
  });
  return {
    lintel: {
      ...groupByPath(listTokens().map(entryOf)),
      breakpoint: mapValues(BREAKPOINTS, dimension),
    },
  };
}

function entryOf(token: NamedToken): [path: string, value: unknown] {
  const { path, property, value, description, at } = token;
  const queries = at && { at: mapValues(at, ({ css }) => css) };
  const $extensions = { [VENDOR]: { property, css: value.css, ...queries } };
  // A token without a type is invalid, so its default is in the group's `$extensions`.
  if (!value.typed) return [path.replace(/\w+$/, '$extensions'), $extensions];
  return [path, { ...value.typed, $description: description, $extensions }];
}

function mapValues<T, Result>(
  record: Record<string, T>,
  of: (value: T) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, of(value)]),
  );
}
