import { style } from '@vanilla-extract/css';
import { low, narrow, wide } from '../../styles/breakpoints';
import '../../styles/defaultTheme.css';
import { focusRing } from '../../styles/focusRing';
import '../../styles/headerOffset.css';
import { onDarkPage, onLightPage } from '../../styles/pageTheme';
import { darkSurface, lightSurface } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

// Light once scrolled or open (specification §4).
const atTop = ':not([data-scrolled]):not([data-open])';

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
  transition: `translate ${theme.motion.panel} ${theme.motion.easing}, opacity ${theme.motion.panel}`,
  selectors: {
    [`&[data-theme="dark-background"]${atTop}`]: { vars: darkSurface },
    [`${onDarkPage} &:not([data-theme-by])${atTop}`]: { vars: darkSurface },
    [`${onLightPage} &:not([data-theme-by])`]: { vars: lightSurface },
    '&[data-position="sticky"]': { position: 'sticky', top: 0 },
    '&[data-position="overlay"]': {
      position: 'fixed',
      top: 0,
      insetInline: 0,
    },
    // Out of sight, not out of reach: the keyboard's focus brings it back.
    '&[data-hidden]:not([data-open]):not(:focus-within)': {
      translate: '0 -100%',
      opacity: 0,
      pointerEvents: 'none',
    },
  },
  '@media': {
    // What stays in view would leave no room for the page: a phone on its
    // side, a zoom of 400 % (WCAG 1.4.10).
    [low]: {
      selectors: {
        '&[data-position="sticky"]': { position: 'relative' },
        '&[data-position="overlay"]': { position: 'absolute' },
      },
    },
    // The plain list may be longer than the screen.
    [`(scripting: none) and ${narrow}`]: {
      selectors: { '&[data-position]': { position: 'relative' } },
    },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

// Apart from the header itself, so that the backdrop (z-index -1) lies under it.
export const barSurface = style({
  background: surface.background,
  transition: `background-color ${theme.motion.panel} ${theme.motion.easing}`,
  selectors: {
    [`[data-position="overlay"]${atTop} > &`]: { background: 'transparent' },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '[data-menu="open"]:not([data-fallback]) > &': {
          maxHeight: '100dvh',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const banner = style({ position: 'relative' });

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

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '@media': {
    [narrow]: {
      selectors: {
        '[data-variant="full"]:not([data-menu="open"]) &': { display: 'none' },
        '[data-variant="full"] &': { flexBasis: '100%', paddingBlock: 16 },
        '[data-variant="minimal"] &': { marginInlineStart: 16 },
      },
    },
    [`(scripting: none) and ${narrow}`]: {
      selectors: {
        '[data-variant="full"]:not([data-menu="open"]) &': { display: 'flex' },
      },
    },
  },
});
