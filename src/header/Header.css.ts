import {
  createGlobalVar,
  globalStyle,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { low, narrow, wide } from '../styles/breakpoints';
import { groundLink, listSurface, plainLink } from '../styles/classes.css';
import '../styles/global.css';
import {
  actionGroup,
  baseText,
  filled,
  part,
  ringRoom,
  row,
} from '../styles/mixins';
import {
  darkSurface,
  lightSurface,
  onDarkPage,
  onLightPage,
} from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import { plainList } from '../styles/unscripted.css';

// The header is light when the page is scrolled or a menu is open (behaviour H2).
const atTop = ':not([data-lintel-scrolled], [data-lintel-open])';

// Whether the bar is light: 0 or 1.
const side = '--lintel-internal-side-of-page';
// The ground below the light one, which fades over it: that of a dark bar.
const below = '--lintel-internal-below';
// The same as the first for words and buttons, which turn in one step where the ground
// is between dark and light. A number, because a colour that waits would be too late
// when the page swaps its colours.
const lightness = '--lintel-internal-lightness';
createGlobalVar('lintel-internal-lightness', {
  syntax: '<number>',
  inherits: false,
  initialValue: '1',
});
const byLightness = (whenLight: string, whenDark: string) =>
  `color-mix(in srgb, ${whenLight} calc(var(${lightness}) * 100%), ${whenDark})`;

const { ink, paper } = theme.color;
const colors = {
  [surface.foreground]: byLightness(ink, paper),
  [surface.background]: byLightness(paper, ink),
};
const light = {
  ...lightSurface,
  ...colors,
  [side]: '1',
  [below]: '#0000',
};
const dark = {
  ...darkSurface,
  ...colors,
  [side]: '0',
  [below]: ink,
};

const whole = `${theme.motion.panel} ${theme.motion.easing}`;

/** When the words turn: where the light ground covers a third of what is below it. */
const turnsAfter = (words: string): StyleRule => ({
  transition: `${lightness} 0s ${words}, opacity ${whole}, translate ${whole}`,
});

const inFlow = (state = '') => {
  const selectors = {
    [`&[data-lintel-position="sticky"]${state}`]: { position: 'relative' },
    [`&[data-lintel-position="overlay"]${state}`]: { position: 'absolute' },
  } as const;
  return { selectors };
};

// An overlay at the top of the page, where the page is seen through it.
const clear = `&[data-lintel-position="overlay"]${atTop}`;
/** A ground for it, too, where its icons would be unreadable without. */
const solid = {
  [`${clear}::before`]: { background: `var(${below})` },
  [`${clear}::after`]: { opacity: `var(${side})` },
} as const;

const ground: StyleRule = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
};

export const header = style({
  position: 'relative',
  top: 0,
  zIndex: theme.zIndex,
  margin: 0,
  ...baseText,
  vars: { ...light, [lightness]: `var(${side})` },
  color: byLightness(theme.color.onBar, paper),
  WebkitFontSmoothing: 'antialiased',
  ...turnsAfter(part(0.13)),
  selectors: {
    [`&[data-lintel-theme="dark-background"]${atTop}, ${onDarkPage} &:not([data-lintel-theme-by])${atTop}`]:
      { vars: dark, ...turnsAfter(part(0.28)) },
    [`${onLightPage} &:not([data-lintel-theme-by])`]: { vars: light },
    // Puts an open header above the bars of others, which its menu may cover.
    '&[data-lintel-open]': { zIndex: `calc(${theme.zIndex} + 1)` },
    // Not the bar's own, which would then contain what is fixed in it:
    // https://drafts.fxtf.org/filter-effects-2/#backdrop-filter-operation
    // A dark ground stays until the light one covers it, and is there before it leaves.
    '&::before': {
      ...ground,
      background: `var(${below})`,
      backdropFilter: theme.bar.backdrop,
      transition: `background-color 0s ${theme.motion.panel}`,
    },
    [`&${atTop}::before`]: {
      transitionDelay: `calc(${theme.motion.panel} * var(${side}))`,
    },
    // The dimmed page is not seen through an open bar.
    '&[data-lintel-open]::before': {
      background: surface.background,
      transitionDelay: part(0.4),
    },
    [`${clear}::before`]: {
      background: 'none',
      backdropFilter: 'none',
      transitionDelay: '0s',
    },
    // The light ground. A background of the bar would be painted in each frame.
    '&::after': {
      ...ground,
      background: theme.color.bar,
      opacity: `var(${side})`,
      transition: `opacity ${part(0.4)} linear`,
    },
    [`${clear}::after`]: { opacity: 0 },
    '&[data-lintel-position="sticky"]': { position: 'sticky' },
    '&[data-lintel-position="overlay"]': { position: 'fixed', insetInline: 0 },
    // Hidden, but still focusable: keyboard focus shows it again (behaviour H6).
    '&[data-lintel-hidden]': {
      translate: '0 -100%',
      opacity: 0,
      pointerEvents: 'none',
    },
  },
  '@media': {
    '(forced-colors: active), (prefers-reduced-transparency: reduce)': {
      selectors: {
        ...solid,
        '&::before': { background: surface.background },
      },
    },
    // A sticky header would leave too little room for the page on a phone in
    // landscape or at a zoom of 400% (WCAG 1.4.10). But a field stays in view when
    // the keyboard of a phone makes the window low.
    [low]: inFlow(':not(:has(:focus:not(a, button)))'),
    // On paper, a fixed header would cover the top of each page.
    print: inFlow(),
    // Without JavaScript, a header with the plain list may be higher than the window.
    [plainList]: {
      selectors: {
        ...solid,
        '&[data-lintel-position]': { position: 'relative' },
      },
    },
  },
});

export const barSurface = style({
  boxShadow: `0 1px ${theme.color.barLine}`,
  selectors: {
    // Separates the bar from the page below. A shadow takes no space.
    '[data-lintel-scrolled] > &, [data-lintel-menu="open"] > &': {
      boxShadow: `0 1px ${surface.hairline}`,
    },
  },
  '@media': {
    print: { boxShadow: 'none !important' },
    [narrow]: {
      selectors: {
        '[data-lintel-menu="open"]:not([data-lintel-fallback]) > &': {
          maxHeight: '100dvh',
          overflowY: 'auto',
          overscrollBehaviorY: 'contain',
        },
      },
    },
  },
});

export const banner = style({ position: 'relative' });

export const skipLink = style([
  plainLink,
  {
    position: 'absolute',
    insetInlineStart: theme.gutter,
    // Below the bar: over the logo, the target would be too small.
    top: 'calc(100% + 8px)',
    zIndex: 1,
    padding: '10px 16px',
    background: surface.foreground,
    overflowWrap: 'anywhere',
    borderRadius: theme.radiusButton,
    selectors: {
      '&&': { color: surface.background },
      '&&:active': filled(32, surface.foreground, surface.background),
      '&:not(:focus)': {
        // Not moved off the page, because a banner may be above the header, and
        // not 1 px wide, because that breaks with text zoom.
        clipPath: 'inset(50%)',
      },
    },
  },
]);

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The last resort, for a word that is longer than a row.
  overflowWrap: 'anywhere',
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  minHeight: theme.bar.heightSmall,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  '@media': {
    [narrow]: {
      selectors: {
        '[data-lintel-variant="minimal"] &': {
          justifyContent: 'end',
          columnGap: 16,
        },
      },
    },
    [wide]: {
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: theme.bar.gap,
      minHeight: theme.bar.height,
    },
  },
});

const group = style({
  // On small screens, the bar itself lays out what is in the group.
  display: 'contents',
  '@media': {
    [wide]: {
      display: 'flex',
      flexGrow: 1,
      flexWrap: 'wrap',
      gap: `8px ${theme.bar.gap}`,
    },
  },
});

/**
 * What follows the logo. The second group is above the menus where it does not fit
 * beside them, because menus open below the bar.
 */
export const groups = style([
  group,
  { '@media': { [wide]: { flexBasis: 0, flexWrap: 'wrap-reverse' } } },
]);

/** Languages, account and actions. */
export const end = style([
  group,
  {
    // The room that is left is for the name of the language first.
    '@media': { [wide]: { flexGrow: 9, justifyContent: 'end' } },
  },
]);

// A row above the menus has the distance of the only row from the window's edge.
globalStyle(`${end} > *`, {
  boxSizing: 'border-box',
  '@media': { [wide]: { minHeight: `min(3.75rem, ${theme.bar.height})` } },
});

// While the HTML arrives, languages, account and actions would move each time more
// of it arrives, because they are aligned with the end. The backdrop comes last.
globalStyle(
  `[data-lintel="header"]:not([data-lintel-fallback], :has(> [data-lintel="backdrop"])) .${end}`,
  { visibility: 'hidden' },
);

export const logo = style([
  groundLink,
  {
    ...row,
    ...ringRoom,
    // A phone has room for a name of one word, in text of any size.
    fontSize: `min(${theme.font.sizeLogo}, 8vw)`,
    fontWeight: theme.font.weightLogo,
    letterSpacing: '-0.01em',
    '@media': {
      // Keeps the bar's height when the menus are below it. Not as a minimum
      // height, because the window would cut off the focus ring.
      [narrow]: {
        // Before the primary action, which is the last in the HTML.
        order: -2,
        // Beside the menu button, with room for its focus ring.
        minWidth: 'min-content',
        maxWidth: 'calc(100% - 48px)',
        marginInlineEnd: 'auto',
        marginBlock: `calc((${theme.bar.heightSmall} - 44px) / 2)`,
      },
      [wide]: { alignSelf: 'center' },
    },
  },
]);

export const actions = style([
  listSurface,
  {
    ...actionGroup,
    '@media': {
      [wide]: {
        // What does not fit is below, and not at the edge of the window.
        paddingBlock: 8,
        // Those that are broken take no room.
        selectors: { '&:has(> :empty)': { display: 'none' } },
      },
      [narrow]: {
        selectors: {
          '[data-lintel-variant="full"] &': {
            justifyContent: 'start',
            paddingBlock: '8px 16px',
          },
        },
      },
    },
  },
]);
