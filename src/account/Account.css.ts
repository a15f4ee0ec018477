import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../styles/breakpoints';
import {
  barLink,
  listSurface,
  menuColors,
  plainLink,
  rowLink,
} from '../styles/classes.css';
import { belowBar } from '../styles/global.css';
import {
  away,
  baseText,
  card,
  cardRow,
  circle,
  coming,
  listEntry,
  popoverClosed,
  popoverOpen,
  smallText,
  wrapping,
} from '../styles/mixins';
import {
  hairline,
  ink,
  muted,
  onAccent,
  panel as ground,
} from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';
import { windowHeight, ZOOM } from '../styles/zoom';

// Log In and the avatar share one grid cell: the wider of the two reserves the
// slot's width until the login check completes.
export const slot = style([
  listSurface,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    selectors: {
      '&[data-status="loading"]': {
        visibility: unscripted('visible', 'hidden') as 'visible',
      },
    },
    '@media': {
      [narrow]: {
        display: unscripted('block', 'none'),
        flexBasis: '100%',
        justifyItems: 'start',
        borderTop: `1px solid ${surface.hairline}`,
        selectors: {
          // The bar waits for the login check. The list shows Log In immediately.
          '[data-menu="open"] &': { display: 'grid', visibility: 'inherit' },
          '[data-variant="minimal"] &': {
            display: 'grid',
            justifyItems: 'end',
            flexBasis: 'auto',
            borderTop: 0,
          },
        },
      },
    },
  },
]);

export const logIn = style([
  barLink,
  {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    // Its text ends where the content of the page ends.
    justifyContent: 'end',
    minWidth: 44,
    minHeight: 44,
    fontWeight: theme.font.weightBar,
    borderRadius: theme.radiusSmall,
    selectors: {
      '[data-status="loggedIn"] > &[data-lintel="log-in"]': {
        visibility: 'hidden',
      },
    },
    '@media': {
      [narrow]: {
        ...listEntry,
        selectors: {
          // In a bar, the size of the elements next to it.
          '[data-variant="minimal"] &': {
            minHeight: 44,
            fontSize: theme.font.sizeBar,
            letterSpacing: 'inherit',
          },
        },
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
    position: 'relative',
    width: 32,
    height: 32,
    fontSize: '0.8125rem',
    selectors: {
      '&&': { color: onAccent },
      // Enlarges the touch target.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: -6,
        borderRadius: 'inherit',
      },
    },
  },
]);

export const picture = style({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

/** The distance between avatar and card, in px. */
export const GAP = 12;

export const panel = style([
  menuColors,
  {
    ...card,
    // Radix positions a wrapper around the card.
    position: 'relative',
    zoom: ZOOM as '1',
    zIndex: 1,
    width: 240,
    maxWidth: '100vw',
    // The bar may be sticky, and what is below the window out of reach.
    maxHeight: `calc(0.8 * ${windowHeight})`,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    scrollPaddingBlock: 8,
    color: ink,
    background: ground,
    border: `1px solid ${hairline}`,
    fontSize: baseText.fontSize,
    lineHeight: baseText.lineHeight,
    textAlign: 'start',
    ...popoverClosed,
    selectors: {
      '[data-lintel="header"] &': { maxHeight: belowBar },
      '&[data-state="open"]': {
        ...popoverOpen,
        ...coming,
        '@starting-style': away,
      },
      // A card that leaves slowly would take the focus of a quick Tab with it.
      ':has(:focus-visible) > * > &[data-state="closed"]': {
        transitionProperty: 'none',
      },
    },
  },
]);

const wrapper = (side = '') =>
  `[data-radix-popper-content-wrapper]:has(> ${panel}${side})`;

// Radix positions it in px of the window.
globalStyle(wrapper(), { zoom: `calc(1 / ${ZOOM})` as '1' });
// Hovering a card that is leaving would open it again.
globalStyle(wrapper('[data-state="closed"]'), { pointerEvents: 'none' });
// Bridges the gap, so that the pointer can move from the avatar to the card.
globalStyle(`${wrapper()}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  height: `calc(${GAP}px * ${ZOOM})`,
});
globalStyle(`${wrapper('[data-side="top"]')}::before`, {
  bottom: 'auto',
  top: '100%',
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
  overflowWrap: 'anywhere',
  ...smallText,
});

export const row = style([
  rowLink,
  {
    ...cardRow,
    ...wrapping,
  },
]);
