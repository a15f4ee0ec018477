import {
  createGlobalThemeContract,
  fallbackVar,
  globalStyle,
} from '@vanilla-extract/css';
import { propertyOf, type TokenValue } from './tokenValues';
import {
  groupByPath,
  listTokens,
  tokens,
  type NamedToken,
  type Token,
} from './tokens';

type Contract<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends Token
    ? `var(--${string})`
    : Contract<Tree[Name]>;
};

/** The custom properties as `var(…)`: `theme.color.ink`. */
export const theme = groupByPath(
  listTokens().map((token) => [token.path, varOf(token)]),
) as Contract<typeof tokens>;

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
  // Short, because the style sheet uses them a hundred times.
  (name) => `l-${name}`,
);

/** At least as wide as a phone's cut-outs, on both sides alike. */
const clear = ({ css }: TokenValue) =>
  `max(${css}, env(safe-area-inset-left), env(safe-area-inset-right))`;

const defaults = listTokens()
  .filter(({ value }) => !value.isDerived)
  .map(({ property, value }) => [property, value.css]);

const gutter = propertyOf('gutter');

const widerGutters = Object.entries(tokens.gutter.at ?? {}).map(
  ([query, value]) => [query, { vars: { [gutter]: clear(value) } }],
);

// The default theme. `:where` has no specificity, so that the page's own
// `:root { --lintel-color-accent: … }` wins in any order.
globalStyle(':where(:root)', {
  vars: {
    ...Object.fromEntries(defaults),
    [gutter]: clear(tokens.gutter.value),
  },
  '@media': Object.fromEntries(widerGutters),
});

// Firefox before 113 cannot mix colours. There, these are mixed from the default theme.
globalStyle(':where(:root)', {
  '@supports': {
    'not (color: color-mix(in srgb, red, red))': {
      vars: Object.fromEntries(
        listTokens()
          .filter(({ value }) => value.mixed)
          .map(({ property, value }) => [property, value.mixed!]),
      ),
    },
  },
});

/** Derived tokens are unset by default, so their default is a fallback wherever they are used. */
function varOf({ property, value }: NamedToken): string {
  return value.isDerived
    ? fallbackVar(`var(${property})`, value.css)
    : `var(${property})`;
}
