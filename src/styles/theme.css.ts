import {
  createGlobalThemeContract,
  fallbackVar,
  globalStyle,
} from '@vanilla-extract/css';
import { listProperties, propertyOf, tokens, widerGutters } from './tokens';

/**
 * Whether a default depends on other properties or on the element. It is a
 * fallback wherever it is used, and the property is unset.
 */
const isDerived = (value: string) => /var\(|currentcolor/.test(value);

type Theme<Tokens> = {
  [Name in keyof Tokens]: Tokens[Name] extends string
    ? `var(--${string})`
    : Theme<Tokens[Name]>;
};

function themeOf<Tokens extends object>(
  group: Tokens,
  path: readonly string[] = [],
): Theme<Tokens> {
  const entries = Object.entries(group).map(([name, value]) => {
    const own = [...path, name];
    if (typeof value !== 'string') return [name, themeOf(value, own)];
    const variable = `var(${propertyOf(own)})` as const;
    return [name, isDerived(value) ? fallbackVar(variable, value) : variable];
  });
  return Object.fromEntries(entries) as Theme<Tokens>;
}

/** The custom properties as `var(…)`: `theme.color.ink`. */
export const theme = themeOf(tokens);

/**
 * The colours of a surface (bar, panel), derived from the theme. Internal: pages
 * should not set them. All versions of Lintel on a page share these names, so
 * that a `Link` uses the colours of its surface. Their meaning must not change.
 */
export const surface = createGlobalThemeContract(
  {
    foreground: 'foreground',
    background: 'background',
    muted: 'muted',
    hairline: 'hairline',
    accent: 'accent',
    onAccent: 'on-accent',
    edge: 'edge',
    raised: 'raised',
  },
  (name) => `lintel-internal-${name}`,
);

/** At least as wide as a phone's cut-outs, on both sides alike. */
const gutterOf = (width: string) => ({
  [propertyOf(['gutter'])]:
    `max(${width}, env(safe-area-inset-left), env(safe-area-inset-right))`,
});

// The default theme. `:where` has no specificity, so that the page's own
// `:root { --lintel-color-accent: … }` wins in any order.
globalStyle(':where(:root)', {
  vars: {
    ...Object.fromEntries(
      listProperties().filter(([, value]) => !isDerived(value)),
    ),
    ...gutterOf(tokens.gutter),
  },
  '@media': Object.fromEntries(
    Object.entries(widerGutters).map(([query, width]) => [
      query,
      { vars: gutterOf(width) },
    ]),
  ),
});

/** The default theme, dark as a whole. A card needs a lighter ground there, because its shadow is not visible. */
const dark = {
  '--lintel-color-ink': tokens.color.paper,
  '--lintel-color-paper': tokens.color.ink,
  '--lintel-color-accent': tokens.color.accentOnInk,
  [surface.raised]: '#ffffff17',
};

globalStyle(':where([data-lintel-color-scheme="dark"])', { vars: dark });
globalStyle(':where([data-lintel-color-scheme="auto"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: dark } },
});
