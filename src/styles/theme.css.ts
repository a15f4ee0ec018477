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

/** The documented custom properties, as `var(…)`: `theme.color.ink`. */
export const theme = groupByPath(
  listTokens().map((token) => [token.path, varOf(token)]),
) as Contract<typeof tokens>;

/**
 * What a surface (bar, panel) draws with, made from the theme: not for page
 * teams to set. Every version of Lintel on a page reads the same names, so that
 * a `Link` takes the colours of the surface it is on: none may change its meaning.
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
  },
  // Short: they are in the sheet a hundred times.
  (name) => `l-${name}`,
);

/** Clear of what a phone has cut out of its screen, on both sides alike. */
const clear = ({ css }: TokenValue) =>
  `max(${css}, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))`;

const defaults = listTokens()
  .filter(({ isDerived }) => !isDerived)
  .map(({ property, value }) => [property, value.css]);

const gutter = propertyOf('gutter');

const widerGutters = Object.entries(tokens.gutter.at ?? {}).map(
  ([query, value]) => [query, { vars: { [gutter]: clear(value) } }],
);

// The default theme. `:where` weighs nothing: a page team's own
// `:root { --lintel-color-accent: … }` wins, whichever sheet comes first.
globalStyle(':where(:root)', {
  vars: {
    ...Object.fromEntries(defaults),
    [gutter]: clear(tokens.gutter.value),
  },
  '@media': Object.fromEntries(widerGutters),
});

/** A derived token is unset by default, so that its value is given wherever it is read. */
function varOf({ property, value, isDerived }: NamedToken): string {
  return isDerived
    ? fallbackVar(`var(${property})`, value.css)
    : `var(${property})`;
}
