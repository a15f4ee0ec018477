import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { low } from '../styles/breakpoints';
import { forward } from '../styles/direction.css';
import { baseText } from '../styles/mixins';
import { menuTheme } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import { menuColors } from '../styles/menuColors.css';

const duration = '300ms';

const comeIn = keyframes({
  from: { translate: `calc(2rem * ${forward})`, opacity: 0 },
});

/**
 * The dialog fills the window, and nothing of it is seen. What is seen is the
 * sheet in it, because a page may have styles for `dialog`, `dialog[open]` or
 * `dialog:modal`, and the order of layers may put them first: `!important`
 * reverses that order.
 * https://developer.mozilla.org/docs/Web/CSS/important#cascade_layers
 */
export const drawer = style([
  menuColors,
  {
    all: 'unset !important' as 'unset',
    display: 'none !important',
    position: 'fixed !important' as 'fixed',
    inset: '0 !important',
    color: `${surface.foreground} !important`,
    // Shown while the sheet fades out.
    transition: `${duration} allow-discrete !important`,
    transitionProperty: 'display, overlay !important',
    vars: menuTheme.light,
    selectors: {
      '[data-lintel="mobile-drawer"][data-theme="dark-background"] &': {
        vars: menuTheme.dark,
      },
      '&[open]': { display: 'block !important' },
      '&::backdrop': { display: 'none !important' },
    },
    '@media': {
      print: { selectors: { '&[open]': { display: 'none !important' } } },
    },
  },
]);

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100dvh',
  marginInlineStart: 'auto',
  // Clears the phone's home indicator.
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: surface.background,
  // The backdrop.
  boxShadow: `0 0 0 100vmax ${theme.color.backdrop}`,
  ...baseText,
  textAlign: 'start',
  opacity: 0,
  transition: `opacity ${duration} ${theme.motion.easing}`,
  selectors: {
    '[open] > &': {
      opacity: 1,
      animation: `${comeIn} ${duration} ${theme.motion.easing}`,
    },
  },
  '@media': {
    // Without it, the sheet has no edge next to a dark page and in forced colours.
    '(min-width: 744px)': {
      width: 420,
      borderInlineStart: `1px solid ${surface.hairline}`,
    },
    [low]: { overflowY: 'auto', scrollPaddingBlock: 8 },
  },
});

/** As high and wide as the header's bar, so that both buttons are in the same place. */
export const bar = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: theme.bar.heightSmall,
  paddingInline: theme.gutter,
});

/**
 * Scrolls between bar and foot, so that they never cover the focused element
 * (WCAG 2.4.11). In low windows the whole drawer scrolls.
 */
export const content = style({
  // Makes visually hidden text scroll with the content instead of the drawer.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring of an element that is scrolled into view.
  scrollPaddingBlock: 8,
  // The size of links. Headings have their own.
  fontSize: '1.0625rem',
  // A script keeps the pressed button in place, in all browsers (see keepInPlace.ts).
  overflowAnchor: 'none',
  '@media': { [low]: { flexShrink: 0, overflow: 'visible' } },
});

export const foot = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingInline: theme.gutter,
  paddingBlock: 8,
  borderTop: `1px solid ${surface.hairline}`,
  background: surface.background,
});

/** As wide as the foot, or as the space next to Log In. An action with `flex-grow` fills it. */
export const actions = style({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 12,
});

// `!important`, because the sheet may be in a layer that the page's styles override.
// Not on paper, which would have one page.
globalStyle('[data-lintel-locked]', {
  '@media': { screen: { overflow: 'hidden !important' } },
});
globalStyle(':root[data-lintel-scroll="locked-beside-bar"]', {
  scrollbarGutter: 'stable',
});
