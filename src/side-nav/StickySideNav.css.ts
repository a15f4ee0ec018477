import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { hovers, low, narrow } from '../styles/breakpoints';
import { headerOffset } from '../styles/global.css';
import { bareList, groundLink, reset, rowLink } from '../styles/classes.css';
import {
  baseText,
  coming,
  popoverOpen,
  withKeyboard,
  wrapping,
} from '../styles/mixins';
import { accent, hairline, ink, muted, panel, paper } from '../styles/surface';
import { theme } from '../styles/theme.css';
import { unopened, unscripted } from '../styles/unscripted.css';

const BAR = '3.25rem';
const forcedColors = '(forced-colors: active)';

const mobile = '[data-lintel-variant="mobile"]';
const byWidth = ':not([data-lintel-variant])';

const half = `calc(${theme.motion.panel} / 2)`;
const leaving = `${half} ${theme.motion.easing}`;

/** Styles of the bar with its list: with `variant="mobile"`, or on small screens without a variant. */
function asBar(selector: (variant: string) => string, rule: StyleRule) {
  return {
    selectors: { [selector(mobile)]: rule },
    '@media': { [narrow]: { selectors: { [selector(byWidth)]: rule } } },
  } as StyleRule;
}

// How the page scrolls to a chosen section. The doubled selector overrides the
// page's own `scroll-behavior`.
globalStyle('[data-lintel-jump][data-lintel-jump="smooth"]', {
  scrollBehavior: 'smooth',
});
globalStyle('[data-lintel-jump][data-lintel-jump="auto"]', {
  scrollBehavior: 'auto',
});

// The height of the bar until it is measured, so that the target of an address
// with a hash is not under the bar, wherever the browser or a router scrolls first.
globalStyle(':where(:root:has([data-lintel-unmeasured]))', {
  '@media': {
    [narrow]: {
      vars: {
        '--lintel-side-nav-offset': `calc(${BAR} - 10px)`,
      },
    },
  },
});

export const nav = style([
  {
    position: 'sticky',
    top: headerOffset,
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minWidth: 0,
    maxHeight: `calc(100dvh - ${headerOffset})`,
    margin: 0,
    paddingBlock: 32,
    color: ink,
    ...baseText,
    WebkitFontSmoothing: 'antialiased',
    ...wrapping,
  },
  asBar((variant) => `&${variant}`, {
    // Below the header's menus.
    zIndex: `calc(${theme.zIndex} - 1)` as '0',
    // Without JavaScript, nothing can open the list, which is in the page's flow.
    top: unscripted('auto', headerOffset),
    alignSelf: 'stretch',
    // Labels of two lines and the list overlap the page, so that the page does
    // not move while it is scrolled.
    height: unscripted('auto', BAR),
    maxHeight: 'none',
    paddingBlock: 0,
  }),
  {
    '@media': {
      // A sticky bar would leave too little room for the page (WCAG 1.4.10).
      [low]: {
        selectors: {
          '&&': { position: 'relative', top: 0, maxHeight: 'none' },
        },
      },
    },
  },
]);

export const button = style([
  groundLink,
  reset,
  {
    display: 'none',
    boxShadow: `0 1px ${hairline}`,
  },
  asBar((variant) => `${nav}${variant} > &`, {
    display: unscripted('none', 'flex'),
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    width: '100%',
    minHeight: BAR,
    padding: `6px ${theme.gutter}`,
    borderRadius: 0,
    backgroundColor: paper,
    fontWeight: theme.font.weightBar,
  }),
  {
    selectors: {
      '[data-lintel-stuck] > &': {
        boxShadow: `0 1px ${hairline}, ${theme.card.shadow}`,
      },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media': {
      // Forced colours remove shadows.
      [forcedColors]: { borderBottom: '1px solid' },
    },
  },
]);

export const list = style([
  bareList,
  {
    position: 'relative',
    boxSizing: 'border-box',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    transition: `opacity ${leaving}, translate ${leaving}, visibility 0s ${half}, height 0s ${half} allow-discrete`,
  },
  asBar((variant) => `${nav}${variant} > &`, {
    flexShrink: 0,
    // Only CSS hides a closed list, so that its links stay in the HTML.
    visibility: unscripted('visible', 'hidden') as 'visible',
    opacity: unscripted('1', '0'),
    translate: '0 -4px',
    pointerEvents: unscripted('auto', 'none') as 'auto',
    height: unscripted('auto', '0'),
    paddingBlock: '4px 12px',
    maxHeight: `calc(100dvh - ${headerOffset} - ${BAR} - 24px)`,
    background: panel,
    boxShadow: `0 1px ${hairline}, ${theme.card.shadow}`,
    // Casts no shadow on the bar.
    clipPath: 'inset(0 -100vmax -100vmax)',
    overscrollBehavior: 'contain',
  }),
  asBar(
    (variant) =>
      `${nav}${variant} > &[data-state="open"], ${nav}${variant}${unopened}:focus-within > &`,
    { ...popoverOpen, height: 'auto' },
  ),
  {
    selectors: {
      // The wheel over a list that fits scrolls the page.
      '&[data-lintel-overflows]': { overscrollBehavior: 'contain' },
      '&[data-state="open"]': coming,
      // A list that leaves slowly would take the focus of a quick Tab with it.
      [`${withKeyboard} > &[data-state="closed"]`]: {
        transitionProperty: 'none',
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-state="open"]': { borderBottom: '1px solid' } },
      },
    },
  },
]);

/** The indicator next to the current link. An element of its own, because properties set on the list would be inherited by all links. */
export const indicator = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: 2,
  background: accent,
  opacity: 0,
  selectors: {
    [`${list}[data-lintel-marked] > &`]: { opacity: 1 },
    // The first time, it appears without a transition.
    '&[data-lintel-gliding]': {
      transition: `300ms ${theme.motion.easing}`,
      transitionProperty: 'transform, opacity',
      transitionDuration: '300ms, 600ms',
    },
  },
  '@media': {
    // Forced colours remove backgrounds.
    [forcedColors]: { background: 'Highlight' },
  },
});

export const link = style([
  rowLink,
  {
    // Keeps the focus ring away from the indicator.
    marginInlineStart: 6,
    padding: '6px 10px',
    selectors: {
      '&&': { color: muted },
      '&&:is([aria-current], :focus-visible)': { color: ink },
      // The list would clip another.
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media': {
      [hovers]: { selectors: { '&&:hover': { color: theme.color.onHover } } },
    },
  },
  asBar((variant) => `${nav}${variant} &`, {
    minHeight: 48,
    marginInlineStart: 0,
    paddingInline: theme.gutter,
  }),
]);
