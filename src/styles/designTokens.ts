import { groupByPath, listTokens, type NamedToken } from './tokens';

/** Ours among what other tools write into a token. */
export const VENDOR = 'com.example.lintel';

/** What each background is drawn with, by path. */
const LIGHT_BACKGROUND = {
  text: 'color.ink',
  ground: 'color.paper',
  accent: 'color.accent',
  muted: 'color.muted',
  hairline: 'color.hairline',
  panel: 'color.panel',
  beam: 'color.ink',
};
const DARK_BACKGROUND = {
  text: 'color.paper',
  ground: 'color.ink',
  accent: 'color.accentOnInk',
  muted: 'color.mutedOnInk',
  hairline: 'color.hairlineOnInk',
  panel: 'color.panelOnInk',
  beam: 'color.paper',
};

/** The queries of `breakpoints.ts`, in px: no custom properties, as no media query can read one. */
const BREAKPOINTS = { wide: 1024, low: 400 };

/**
 * `lintel/tokens.json`: every custom property as a token of the Design Tokens
 * format, the breakpoints, and what is on a light and on a dark background.
 */
export function designTokens() {
  const dimension = (value: number) => ({
    $type: 'dimension',
    $value: { value, unit: 'px' },
  });
  const color = (path: string) => ({
    $type: 'color',
    $value: `{lintel.${path}}`,
  });
  return {
    lintel: {
      ...groupByPath(listTokens().map(entryOf)),
      breakpoint: mapValues(BREAKPOINTS, dimension),
      lightBackground: mapValues(LIGHT_BACKGROUND, color),
      darkBackground: mapValues(DARK_BACKGROUND, color),
    },
  };
}

function entryOf(token: NamedToken): [path: string, value: unknown] {
  const { path, property, value, description, at } = token;
  const queries = at && { at: mapValues(at, ({ css }) => css) };
  const $extensions = { [VENDOR]: { property, css: value.css, ...queries } };
  // A token without a type is invalid: its group has it beside its tokens.
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
