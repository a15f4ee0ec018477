import {
  fallbackVar,
  globalStyle,
  keyframes,
  style,
} from '@vanilla-extract/css';
import { low } from '../../styles/breakpoints';
import { forward } from '../../styles/direction.css';
import { baseText } from '../../styles/mixins';
import { menuTheme } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';
import { menuColors } from '../shared/menuColors.css';

const duration = '300ms';

const comeIn = keyframes({
  from: { translate: `calc(2rem * ${forward})`, opacity: 0 },
});
const fadeIn = keyframes({ from: { opacity: 0 } });

export const drawer = style([
  menuColors,
  {
    boxSizing: 'border-box',
    // Also while it fades, which is after `open` has gone.
    flexDirection: 'column',
    position: 'fixed',
    inset: 0,
    insetInlineStart: 'auto',
    width: '100%',
    maxWidth: 'none',
    height: ['100vh', '100dvh'],
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    // Clears the phone's home indicator.
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    border: 0,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    vars: menuTheme.light,
    color: surface.foreground,
    background: surface.background,
    ...baseText,
    textAlign: 'start',
    opacity: 0,
    transitionProperty: 'opacity, display, overlay',
    transitionDuration: duration,
    transitionTimingFunction: theme.motion.easing,
    transitionBehavior: 'allow-discrete',
    selectors: {
      '[data-lintel="mobile-drawer"][data-theme="dark-background"] &': {
        vars: menuTheme.dark,
      },
      '&[open]': {
        display: 'flex',
        opacity: 1,
        animation: `${comeIn} ${duration} ${theme.motion.easing}`,
      },
      '&::backdrop': {
        // Older browsers do not inherit custom properties here.
        background: fallbackVar(theme.color.backdrop, 'rgb(0 0 0 / 40%)'),
        opacity: 0,
        transitionProperty: 'opacity, display, overlay',
        transitionDuration: duration,
        transitionBehavior: 'allow-discrete',
      },
      '&[open]::backdrop': {
        opacity: 1,
        animation: `${fadeIn} ${duration} ${theme.motion.easing}`,
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
  },
]);

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
globalStyle(':root[data-lintel-scroll]', { overflow: 'hidden !important' });
globalStyle(':root[data-lintel-scroll="locked-beside-bar"]', {
  scrollbarGutter: 'stable',
});
