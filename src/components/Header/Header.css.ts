import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import '../../styles/defaultTheme.css';
import { focusRing } from '../../styles/focusRing';
import { darkSurface, lightSurface } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

export const header = style({
  position: 'relative',
  zIndex: theme.zIndex,
  boxSizing: 'border-box',
  margin: 0,
  fontFamily: theme.font.family,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
  textAlign: 'start',
  vars: lightSurface,
  color: surface.foreground,
  WebkitFontSmoothing: 'antialiased',
  selectors: {
    // Dark over a dark page; light again once scrolled or open (specification §4).
    '&[data-theme="dark-background"]:not([data-scrolled]):not([data-open])': {
      vars: darkSurface,
    },
  },
});

// Apart from the header itself, so that the backdrop (z-index -1) lies under it.
export const barSurface = style({
  background: surface.background,
  transition: `background-color ${theme.motion.panel} ${theme.motion.easing}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: 16,
  // Below the bar: over the logo it would leave a target too small to hit.
  top: 'calc(100% + 8px)',
  zIndex: 1,
  padding: '10px 16px',
  background: surface.foreground,
  color: surface.background,
  textDecoration: 'none',
  borderRadius: theme.radius,
  selectors: {
    '&:not(:focus)': {
      // Not off the page: above the header may be a banner. And not 1 px wide:
      // text zoom must not break it.
      clipPath: 'inset(50%)',
    },
    '&:focus-visible': focusRing,
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  minHeight: theme.bar.heightSmall,
  marginInline: 'auto',
  paddingInline: 20,
  '@media': {
    '(min-width: 744px)': { paddingInline: 24 },
    [wide]: {
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: 32,
      minHeight: theme.bar.height,
    },
    '(min-width: 1280px)': { paddingInline: 40 },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  borderRadius: 4,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    // Holds the bar's height where the menus stand below it.
    [narrow]: { minHeight: theme.bar.heightSmall },
    [wide]: { alignSelf: 'center' },
  },
});

export const backdrop = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'fixed',
      inset: 0,
      zIndex: -1,
      background: 'rgb(0 0 0 / 40%)',
      opacity: 0,
      visibility: 'hidden',
      transition: `opacity ${theme.motion.panel} ${theme.motion.easing}, visibility 0s ${theme.motion.panel}`,
      selectors: {
        '&[data-state="open"]': {
          opacity: 1,
          visibility: 'visible',
          transitionDelay: '0s',
        },
      },
    },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});
