import {
  globalStyle,
  keyframes,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { low, narrow } from '../../styles/breakpoints';
import { headerOffset, sideNavOffset } from '../../styles/global.css';
import {
  baseText,
  focusRing,
  innerFocusRing,
  plainLink,
} from '../../styles/mixins';
import { accent, hairline, ink, muted, paper } from '../../styles/surface';
import { theme } from '../../styles/theme.css';

const BAR = '3.25rem';
const noScript = '(scripting: none)';
const forcedColors = '(forced-colors: active)';

const mobile = '[data-variant="mobile"]';
const byWidth = ':not([data-variant])';

/** Where it is a bar with a list below it, and not a column: by its prop, or on small screens. */
function asBar(selector: (variant: string) => string, rule: StyleRule) {
  return {
    selectors: { [selector(mobile)]: rule },
    '@media': { [narrow]: { selectors: { [selector(byWidth)]: rule } } },
  } as StyleRule;
}

/** The same where there is no JavaScript to open it. */
function asBarUnscripted(
  selector: (variant: string) => string,
  rule: StyleRule,
) {
  return {
    '@media': {
      [noScript]: { selectors: { [selector(mobile)]: rule } },
      [`${noScript} and ${narrow}`]: {
        selectors: { [selector(byWidth)]: rule },
      },
    },
  } as StyleRule;
}

// How the page scrolls to a section that was chosen; twice its weight, as a
// page may say it for itself.
globalStyle('[data-lintel-jump][data-lintel-jump="smooth"]', {
  scrollBehavior: 'smooth',
});
globalStyle('[data-lintel-jump][data-lintel-jump="auto"]', {
  scrollBehavior: 'auto',
});

// As long as nobody has measured it: what an address with a hash leads to is
// below the bar at once.
globalStyle(
  ':where(:root:has([data-lintel="side-nav"]:not([data-ready], [data-variant="desktop"])))',
  {
    '@media': {
      [`(scripting: enabled) and (min-height: 400.02px) and ${narrow}`]: {
        vars: { '--lintel-side-nav-offset': `calc(${BAR} - 10px)` },
      },
    },
  },
);

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
    textAlign: 'start',
    wordBreak: 'auto-phrase',
    WebkitFontSmoothing: 'antialiased',
  },
  asBar((variant) => `&${variant}`, {
    // Not in the way of the header's menus.
    zIndex: `calc(${theme.zIndex} - 1)` as '0',
    alignSelf: 'stretch',
    // Names of one line and of two, and the list, lie over the page: as it is
    // scrolled it must not move.
    height: BAR,
    maxHeight: 'none',
    paddingBlock: 0,
  }),
  {
    '@media': {
      // What stays in view would leave no room for the page (WCAG 1.4.10).
      [low]: {
        selectors: {
          '&&': { position: 'relative', top: 0, maxHeight: 'none' },
        },
      },
    },
  },
  asBarUnscripted((variant) => `&&${variant}`, {
    position: 'relative',
    top: 0,
    height: 'auto',
  }),
]);

export const button = style([
  {
    display: 'none',
    border: 0,
    boxShadow: `0 1px ${hairline}`,
    transition: `box-shadow ${theme.motion.panel} ${theme.motion.easing}`,
  },
  asBar((variant) => `${nav}${variant} > &`, {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: BAR,
    margin: 0,
    padding: `6px ${theme.gutter}`,
    borderRadius: 0,
    background: paper,
    color: 'inherit',
    font: 'inherit',
    fontWeight: theme.font.weightBar,
    textAlign: 'start',
    cursor: 'pointer',
    // What stays in view is no reason to scroll, though what it covers is.
    scrollMarginBlockStart: `calc(-1 * ${sideNavOffset})`,
  }),
  {
    selectors: {
      '[data-stuck] > &': {
        boxShadow: `0 1px ${hairline}, 0 8px 20px rgb(0 0 0 / 12%)`,
      },
      '&:focus-visible': { ...focusRing, outlineOffset: -4 },
    },
    '@media': {
      // Shadows are not drawn there.
      [forcedColors]: { borderBottom: '1px solid' },
    },
  },
  asBarUnscripted((variant) => `${nav}${variant} > &&`, { display: 'none' }),
]);

export const name = style({ hyphens: 'auto', overflowWrap: 'anywhere' });

const comeIn = keyframes({ from: { opacity: 0 } });

const shown: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  height: 'auto',
  paddingBlock: '4px 12px',
};

export const list = style([
  {
    position: 'relative',
    boxSizing: 'border-box',
    minHeight: 0,
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    listStyle: 'none',
  },
  asBar((variant) => `${nav}${variant} > &`, {
    flexShrink: 0,
    // Closed is said by CSS alone: the links stay in the HTML.
    visibility: 'hidden',
    contentVisibility: 'hidden',
    height: 0,
    maxHeight: `max(calc(100dvh - ${headerOffset} - ${BAR} - 24px), 8rem)`,
    background: paper,
    boxShadow: `0 1px ${hairline}, 0 12px 32px rgb(0 0 0 / 14%)`,
    overscrollBehavior: 'contain',
  }),
  asBar((variant) => `${nav}${variant} > &[data-state="open"]`, shown),
  asBar(
    (variant) => `${nav}${variant}:not([data-ready]):focus-within > &`,
    shown,
  ),
  {
    selectors: {
      '&[data-state="open"]': {
        animation: `${comeIn} ${theme.motion.panel} ${theme.motion.easing}`,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-state="open"]': { borderBottom: '1px solid' } },
      },
    },
  },
  asBarUnscripted((variant) => `${nav}${variant} > &&`, {
    ...shown,
    maxHeight: 'none',
    boxShadow: 'none',
  }),
]);

/** Beside the current link; an element, for what is set on the list its thousand links would inherit. */
export const indicator = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: 2,
  background: accent,
  opacity: 0,
  selectors: {
    [`${list}[data-marked] > &`]: { opacity: 1 },
    // At first it does not come from anywhere.
    '&[data-gliding]': {
      transition: `transform 0.3s ${theme.motion.easing}, height 0.3s ${theme.motion.easing}, opacity 0.6s ${theme.motion.easing}`,
    },
  },
  '@media': {
    // Grounds are not drawn there.
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const link = style([
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 36,
    // The focus ring stands clear of the indicator.
    marginInlineStart: 6,
    padding: '6px 10px',
    borderRadius: 4,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    transition: `color ${theme.motion.hover}`,
    selectors: {
      '&&': {
        ...plainLink,
        color: muted,
      },
      '&&:hover': { color: ink },
      '&&[aria-current]': { color: ink },
      '&:focus-visible': innerFocusRing,
    },
  },
  asBar((variant) => `${nav}${variant} &`, {
    minHeight: 48,
    marginInlineStart: 0,
    paddingInline: theme.gutter,
  }),
]);

/** A section that has the focus for a while: a ring for the keyboard alone. */
globalStyle('[data-lintel-target]:focus:not(:focus-visible)', {
  outline: 'none',
});
