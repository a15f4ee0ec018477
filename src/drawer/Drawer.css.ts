import { globalStyle, style } from '@vanilla-extract/css';
import { beyondPhones } from '../browser/viewport';
import { arrive, content as panelContent } from '../navigation/Panel.css';
import { low, wide } from '../styles/breakpoints';
import { groundLink, menuColors, reset, rowLink } from '../styles/classes.css';
import { forward } from '../styles/direction.css';
import { headerOffset } from '../styles/global.css';
import {
  actionGroup,
  baseText,
  circle,
  current,
  menuEntry,
  listLinks,
  ringRoom,
  wrapping,
} from '../styles/mixins';
import { menuTheme } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';

/** The root of `MobileDrawer`. */
export const root = style({
  vars: menuTheme.light,
  color: surface.foreground,
  ...baseText,
  selectors: {
    '&[data-lintel-theme="dark-background"]': { vars: menuTheme.dark },
  },
  '@media': { [wide]: { display: 'none' } },
});

/**
 * The open plain list, below the page's own bar, which may be a row that is centred.
 * It scrolls by itself, because the bar may be sticky.
 */
export const list = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: theme.zIndex,
  maxHeight: `calc(100dvh - max(${headerOffset}, ${theme.bar.heightSmall}))`,
  marginBlockStart: `calc((${theme.bar.heightSmall} - 44px) / 2)`,
  paddingInline: theme.gutter,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: surface.background,
});

export const hamburger = style([
  groundLink,
  reset,
  {
    display: unscripted('none', 'grid'),
    placeItems: 'center',
    width: 44,
    height: 44,
    marginInlineStart: 'auto',
    // Aligns the icon with the gutter.
    marginInlineEnd: -12,
    '@media': { [wide]: { display: 'none' } },
  },
]);

/** The actions are laid out by the bar or by the foot of the drawer. */
export const place = style({ display: 'contents' });

const duration = theme.motion.drawer;

// Beyond phones, the page is seen beside the sheet.
// The sheet slides in and out at the end of the window.
const outside = { translate: `calc(100% * ${forward})` };
// Its bar does not move, so that the logo and the button stay where the header's are.
const inPlace = { translate: `calc(-100% * ${forward})` };
const timing = `${duration} ${theme.motion.easing}`;

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
    display: 'block !important',
    position: 'fixed !important' as 'fixed',
    inset: '0 !important',
    // Nothing can scroll to the sheet while it is outside.
    overflow: 'clip !important' as 'clip',
    color: `${surface.foreground} !important`,
    // Not `display`, which Firefox does not transition:
    // https://bugzilla.mozilla.org/show_bug.cgi?id=1882408
    visibility: 'hidden !important' as 'hidden',
    // Shown, and in front, while the sheet slides out.
    transitionProperty: 'visibility, overlay !important',
    transitionDuration: `${duration} !important`,
    transitionBehavior: 'allow-discrete !important',
    selectors: {
      '&[open]': {
        visibility: 'visible !important' as 'visible',
        // An opening dialog has no transition of its own: that of `overlay` would lay
        // it out twice.
        transitionProperty: 'none !important',
      },
      '&::backdrop': { display: 'none !important' },
      // The backdrop, around a point: WebKit draws no inset shadow that leaves nothing
      // uncovered. Not a background, which forced colours keep, and not a shadow
      // of the sheet, which would be styled and painted in each frame.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        boxShadow: `0 0 0 100vmax ${theme.color.backdrop}`,
        transition: `opacity ${timing}`,
      },
      '&:not([open])::before': { opacity: 0 },
    },
  },
]);

/** What is next to the sheet, and behind it. */
export const beside = style({ position: 'absolute', inset: 0, zIndex: -1 });

const slides = style({
  transition: `translate ${timing}`,
  selectors: { [`${drawer}[open] &`]: { translate: 'none' } },
});

export const sheet = style([
  slides,
  {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: '100%',
    marginInlineStart: 'auto',
    // Clears the phone's home indicator.
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    background: surface.background,
    ...outside,
    '@media': {
      // Gives the sheet an edge next to a dark page and in forced colours.
      [beyondPhones]: {
        width: 420,
        maxWidth: '100%',
        borderInlineStart: `1px solid ${surface.hairline}`,
      },
      [low]: { overflowY: 'auto', scrollPaddingBlock: 8 },
    },
  },
]);

/** As high and wide as the header's bar, so that both buttons are in the same place. */
export const bar = style([
  slides,
  {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: theme.bar.heightSmall,
    paddingInline: theme.gutter,
    ...inPlace,
  },
]);

// Beside a sheet, the page's own logo is in view.
globalStyle(`${bar} > :not(${hamburger})`, {
  '@media': { [beyondPhones]: { display: 'none' } },
});

/**
 * Scrolls between bar and foot, so that they never cover the focused element
 * (WCAG 2.4.11). In low windows the whole drawer scrolls.
 */
export const content = style({
  // Makes visually hidden text scroll with the content instead of the drawer.
  position: 'relative',
  flexGrow: 1,
  paddingInline: theme.gutter,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring of an element that is scrolled into view.
  scrollPaddingBlock: 8,
  // The size of links. Headings have their own.
  fontSize: listLinks.fontSize,
  '@media': { [low]: { overflow: 'visible' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingInline: theme.gutter,
  paddingBlock: '8px 16px',
  borderTop: `1px solid ${surface.hairline}`,
  // Log In has the size of the actions.
  fontSize: theme.font.sizeBar,
});

/** As wide as the foot, or as the space next to Log In. An action with `flex-grow` fills it. */
export const actions = style({
  ...actionGroup,
  flexGrow: 1,
});

// `!important`, because the sheet may be in a layer that the page's styles override.
// Printing is not locked: it would print one page.
globalStyle('[data-lintel-locked]', {
  '@media': { screen: { overflow: 'hidden !important' } },
});
globalStyle('[data-lintel-scroll="locked-beside-bar"]', {
  scrollbarGutter: 'stable',
});

export const menu = style({ paddingBlock: 8 });

// Resets the page's own styles for headings.
export const heading = style({
  // Contains the margins of its button.
  display: 'flow-root',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  ...ringRoom,
  selectors: {
    // Stays in view while the links of its section scroll below it.
    '&[data-state]': {
      position: 'sticky',
      top: 0,
      // Above the spotlight, whose link is positioned.
      zIndex: 1,
      background: surface.background,
      // Links fade out below it.
      boxShadow: `0 4px 4px ${surface.background}`,
    },
  },
  '@media': {
    // A sticky heading would leave too little room for the links (WCAG 1.4.10).
    [low]: { selectors: { '&[data-state]': { position: 'static' } } },
  },
});

export const entry = style([rowLink, reset, menuEntry]);

// A closed section is hidden by `hidden="until-found"`. Its height changes at once.
export const links = style({
  ...listLinks,
  // Cuts off nothing at the sides, where rows and focus rings are wider.
  overflowY: 'clip',
});

// Not `*`: each change of `data-state` would style again all that it contains.
globalStyle(`${links}[data-state="open"] > ${panelContent}`, {
  animation: `${arrive} ${theme.motion.panel} ${theme.motion.easing}`,
});

// A focused link is not scrolled under its heading (WCAG 2.4.11).
globalStyle(`${links} :is(a, button)`, {
  scrollMarginBlockStart: '4.25rem',
});

/** With room for the focus ring of its last element. */
export const extras = style({ paddingBlockEnd: 8 });

/** A line above the account, as above the languages. */
export const member = style({ borderTop: `1px solid ${surface.hairline}` });

export const account = style([
  rowLink,
  {
    alignItems: 'start',
    gap: 12,
    ...ringRoom,
    paddingBlock: '12px calc(22px - 0.5lh)',
  },
]);

export const avatar = style({
  ...circle,
  flexShrink: 0,
  width: 40,
  height: 40,
  overflow: 'hidden',
});

export const person = style({
  display: 'grid',
  rowGap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const dashboard = style({ marginBlockStart: 10 });

/** Aligned with the words beside the avatar. */
export const link = style([
  rowLink,
  {
    ...wrapping,
    marginInline: -8,
    paddingInline: '60px 8px',
    selectors: { '&[aria-current]': current },
  },
]);
