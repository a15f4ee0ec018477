import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hovers, narrow } from '../styles/breakpoints';
import {
  barLink,
  hasList,
  listSurface,
  plainLink,
  popover,
  rowLink,
} from '../styles/classes.css';
import {
  away,
  baseText,
  circle,
  filled,
  smallText,
  tint,
  withKeyboard,
  wrapping,
} from '../styles/mixins';
import { accent, hairline, muted, onAccent } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';

// Log In and the avatar share one grid cell: the wider of the two reserves the
// slot's width until the login check completes.
export const slot = style([
  listSurface,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center end',
    // The smallest target, for a short Log In.
    minWidth: 44,
    selectors: {
      // As high as the bar, from which its card hangs.
      '[data-lintel="header"] &': { alignSelf: 'stretch' },
      '&[data-lintel-status="loading"]': {
        visibility: unscripted('visible', 'hidden') as 'visible',
      },
    },
    '@media': {
      [narrow]: {
        selectors: {
          [`${hasList} &`]: {
            justifyItems: 'start',
            paddingBlock: 8,
            borderTop: `1px solid ${surface.hairline}`,
          },
          // The bar waits for the login check. The list shows Log In immediately.
          '[data-lintel-menu="open"] &&': { visibility: 'inherit' },
        },
      },
    },
  },
]);

export const logIn = style([
  barLink,
  {
    gridArea: '1 / 1',
    selectors: {
      '[data-lintel-status="loggedIn"] > &[data-lintel="log-in"]': {
        visibility: 'hidden',
      },
    },
  },
]);

/** The hover area. As high as the bar, so that there is no gap on the way to the card. */
export const area = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gridArea: '1 / 1',
});

export const avatar = style([
  plainLink,
  {
    ...circle,
    width: 32,
    height: 32,
    fontSize: '0.8125rem',
    // Above what bridges the gap to its card, which may be larger than the gap.
    zIndex: 2,
    selectors: {
      '&&': { color: onAccent },
      '&&:active': filled(32, accent, onAccent),
      '&[aria-expanded="true"]': {
        boxShadow: `0 0 0 4px ${tint(30, accent)}`,
      },
      // Enlarges the touch target.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: -6,
      },
    },
    '@media': {
      [hovers]: { selectors: { '&:hover': filled(16, accent, onAccent) } },
    },
  },
]);

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

/** The distance between avatar and card, in px. In a bar of 72 px, the card is below it. */
export const GAP = 24;

// The card leaves by a transition, and Radix removes it after an animation. This one
// changes nothing.
const leaving = keyframes({ to: { pointerEvents: 'none' } });

export const panel = style([
  popover,
  {
    // Radix positions a wrapper around the card.
    position: 'relative',
    width: 240,
    maxWidth: '100vw',
    // The distance from the window's edge. Read by `useCardPlace`.
    scrollMarginInline: theme.gutter,
    fontSize: baseText.fontSize,
    lineHeight: baseText.lineHeight,
    textAlign: 'start',
    selectors: {
      '&[data-state="open"]': { '@starting-style': away },
      [`:not(${withKeyboard}) > * > &[data-state="closed"]`]: {
        animation: `${leaving} calc(${theme.motion.panel} / 2)`,
      },
    },
  },
]);

// Radix's focus guards are for traps of focus, which this menu is not: they would be
// places without a name at the ends of the page.
globalStyle(`:root:has(${panel}) [data-radix-focus-guard]`, {
  display: 'none',
});

const wrapper = (side = '') =>
  `[data-radix-popper-content-wrapper]:has(> ${panel}${side})`;

// Hovering a card that is leaving would open it again.
globalStyle(wrapper(), { pointerEvents: 'none' });
globalStyle(wrapper('[data-lintel-card]'), { pointerEvents: 'auto' });
// Bridges the gap, so that the pointer can move from the avatar to the card, on
// either side of it.
globalStyle(`${wrapper()}::before`, {
  content: '',
  position: 'absolute',
  inset: `-${GAP}px 0`,
});

export const person = style({
  display: 'grid',
  rowGap: 2,
  marginBlockEnd: 8,
  padding: '8px 8px 12px',
  borderBottom: `1px solid ${hairline}`,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: 600 });

export const email = style({
  color: muted,
  ...smallText,
});

export const row = style([
  rowLink,
  {
    padding: 8,
    ...wrapping,
  },
]);
