import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import { low, narrow, wide } from '../styles/breakpoints';
import { listSurface, plainLink } from '../styles/classes.css';
import '../styles/global.css';
import { actionGroup, baseText, row } from '../styles/mixins';
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

// What the bar turns to: 0 is dark, 1 is light.
const side = '--lintel-internal-side-of-page';
// The ground below the bar while it turns from dark to light, or back: what is behind
// it may be of any lightness, and a bar between clear and light would hide its text.
const below = '--lintel-internal-below';
// How light a bar is that is turning. The text changes its colour in one step where
// the bar is between the two, even if it turns back before its end. The background
// itself does not turn: when the page swaps its colours, the bar has the new ones at
// once.
const lightness = '--lintel-internal-lightness';
createGlobalVar('lintel-internal-lightness', {
  syntax: '<number>',
  inherits: false,
  initialValue: '1',
});
const light = {
  ...lightSurface,
  [side]: '1',
  [below]: '#0000',
};
const dark = {
  ...darkSurface,
  [side]: '0',
  [below]: surface.background,
};
const turning = { [lightness]: `var(${side})` };
const isLight = `clamp(0%, (var(${lightness}) - 0.5) * 1e6%, 100%)`;
// The background of the bar while it is not light: clear in an overlay.
const unlit = '--lintel-internal-unlit';

const inFlow = (state = '') => {
  const selectors = {
    [`&[data-lintel-position="sticky"]${state}`]: { position: 'relative' },
    [`&[data-lintel-position="overlay"]${state}`]: { position: 'absolute' },
  } as const;
  return { selectors };
};

export const header = style({
  position: 'relative',
  top: 0,
  zIndex: theme.zIndex,
  margin: 0,
  ...baseText,
  vars: { ...light, ...turning },
  color: `color-mix(in srgb, ${theme.color.onBar} ${isLight}, ${theme.color.paper})`,
  WebkitFontSmoothing: 'antialiased',
  transition: `${theme.motion.panel} ${theme.motion.easing}`,
  transitionProperty: `${lightness}, opacity, translate`,
  selectors: {
    [`&[data-lintel-theme="dark-background"]${atTop}, ${onDarkPage} &:not([data-lintel-theme-by])${atTop}`]:
      { vars: dark },
    [`${onLightPage} &:not([data-lintel-theme-by])`]: { vars: light },
    // Puts an open header above the bars of others, which its menu may cover.
    '&[data-lintel-open]': { zIndex: `calc(${theme.zIndex} + 1)` },
    // Not a property of the header or its bar, which would then contain what is
    // fixed in it: https://drafts.fxtf.org/filter-effects-2/#backdrop-filter-operation
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `var(${below})`,
      backdropFilter: theme.bar.backdrop,
      transition: `background-color ${theme.motion.panel}`,
    },
    '&[data-lintel-position="overlay"]::before': {
      transition: `background-color 0s ${theme.motion.panel}`,
    },
    [`&[data-lintel-position="overlay"]${atTop}::before`]: {
      opacity: 0,
      transitionProperty: 'opacity',
    },
    // The dimmed page is not seen through an open bar.
    '&[data-lintel-open]::before': { background: surface.background },
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
        // Gives an overlay a ground at the top of the page, too, where its icons would be unreadable.
        '&::before': {
          background: surface.background,
          opacity: '1 !important',
        },
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
      selectors: { '&[data-lintel-position]': { position: 'relative' } },
    },
  },
});

// A separate element, so that the backdrop (z-index -1) is below it.
export const barSurface = style({
  vars: { ...turning, [unlit]: theme.color.ink },
  background: `color-mix(in srgb, ${theme.color.bar} calc(var(${lightness}) * 100%), var(${unlit}))`,
  transition: `${theme.motion.panel} ${theme.motion.easing}`,
  transitionProperty: `${lightness}, box-shadow`,
  selectors: {
    '[data-lintel-position="overlay"] > &': { vars: { [unlit]: '#0000' } },
    [`[data-lintel-position="overlay"]${atTop} > &`]: {
      vars: { [lightness]: '0' },
    },
    // Separates the bar from the page below. A shadow takes no space.
    '[data-lintel-scrolled] > &, [data-lintel-menu="open"] > &': {
      boxShadow: `0 1px ${surface.hairline}`,
    },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '[data-lintel-menu="open"]:not([data-lintel-fallback]) > &': {
          maxHeight: '100dvh',
          overflowY: 'auto',
          overscrollBehaviorY: 'contain',
        },
      },
    },
    [plainList]: {
      selectors: {
        [`[data-lintel-position="overlay"]${atTop} > &`]: {
          vars: { ...turning, [unlit]: theme.color.ink },
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

// While the HTML arrives, languages, account and actions would move each time more
// of it arrives, because they are aligned with the end. The backdrop comes last.
globalStyle(
  `[data-lintel="header"]:not([data-lintel-fallback], :has(> [data-lintel="backdrop"])) .${end}`,
  { visibility: 'hidden' },
);

export const logo = style([
  plainLink,
  {
    ...row,
    // A phone has room for a name of one word, in text of any size.
    fontSize: 'min(1.0625rem, 8vw)',
    fontWeight: 650,
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
      // What does not fit is below, and not at the edge of the window.
      [wide]: { paddingBlock: 4 },
      [narrow]: {
        selectors: {
          '[data-lintel-variant="full"] &': {
            justifyContent: 'start',
            paddingBlock: 16,
          },
        },
      },
    },
  },
]);
