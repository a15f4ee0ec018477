import { style } from '@vanilla-extract/css';
import { low, narrow, wide } from '../../styles/breakpoints';
import '../../styles/global.css';
import { baseText, focusRing, plainLink } from '../../styles/mixins';
import {
  darkSurface,
  lightSurface,
  onDarkPage,
  onLightPage,
} from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';
import { listSurface } from '../shared/listSurface.css';

// Light once scrolled or open (specification §4).
const atTop = ':not([data-scrolled]):not([data-open])';

export const header = style({
  position: 'relative',
  zIndex: theme.zIndex,
  boxSizing: 'border-box',
  margin: 0,
  ...baseText,
  textAlign: 'start',
  vars: lightSurface,
  color: surface.foreground,
  // Japanese and Korean by phrase, where the engine can.
  wordBreak: 'auto-phrase',
  WebkitFontSmoothing: 'antialiased',
  transition: `${theme.motion.panel} ${theme.motion.easing}`,
  // With the ground, so that the text can be read half-way.
  transitionProperty: 'color, opacity, translate',
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
  },
});

// Apart from the header itself, so that the backdrop (z-index -1) lies under it.
export const barSurface = style({
  background: surface.background,
  transition: `${theme.motion.panel} ${theme.motion.easing}`,
  transitionProperty: 'background-color, box-shadow',
  selectors: {
    [`[data-position="overlay"]${atTop} > &`]: { background: 'transparent' },
    // Where the page runs on below it. A shadow, because it takes no room.
    '[data-scrolled] > &, [data-menu="open"] > &': {
      boxShadow: `0 1px ${surface.hairline}`,
    },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '[data-menu="open"]:not([data-fallback]) > &': {
          maxHeight: '100dvh',
          overflowY: 'auto',
        },
      },
    },
    // There the header stands above the page, not over it.
    [`(scripting: none) and ${narrow}`]: {
      selectors: {
        [`[data-position="overlay"]${atTop} > &`]: {
          background: surface.background,
        },
      },
    },
  },
});

export const banner = style({ position: 'relative' });

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: theme.gutter,
  // Below the bar: over the logo it would leave a target too small to hit.
  top: 'calc(100% + 8px)',
  zIndex: 1,
  padding: '10px 16px',
  background: surface.foreground,
  borderRadius: theme.radius,
  selectors: {
    '&&': { ...plainLink, color: surface.background },
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
  paddingInline: theme.gutter,
  '@media': {
    [wide]: {
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: theme.bar.gap,
      minHeight: theme.bar.height,
    },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '1.125rem',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  borderRadius: 4,
  selectors: {
    '&&': plainLink,
    '&:focus-visible': focusRing,
  },
  '@media': {
    // Holds the bar's height where the menus stand below it.
    [narrow]: { minHeight: theme.bar.heightSmall },
    [wide]: { alignSelf: 'center' },
  },
});

export const actions = style([
  listSurface,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    selectors: {
      // Without languages and accounts nothing else pushes them to the end.
      // The logo is the only link beside them.
      '[data-variant="minimal"] a + &': {
        marginInlineStart: 'auto',
      },
    },
    '@media': {
      [narrow]: {
        selectors: {
          '[data-variant="full"]:not([data-menu="open"]) &': {
            display: 'none',
          },
          '[data-variant="full"] &': { flexBasis: '100%', paddingBlock: 16 },
          '[data-variant="minimal"] &': { marginInlineStart: 16 },
        },
      },
      [`(scripting: none) and ${narrow}`]: {
        selectors: {
          '[data-variant="full"]:not([data-menu="open"]) &': {
            display: 'flex',
          },
        },
      },
    },
  },
]);
