import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import { headerOffset } from '../../styles/headerOffset.css';
import { onDarkPage, onLightPage } from '../../styles/pageTheme';
import { darkSurface, lightSurface } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

const shown: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  opacity: 1,
  // Not the others: a link must take focus in the frame that opens the panel.
  transitionProperty: 'opacity',
};

const toldByPage = '[data-lintel="header"]:not([data-theme-by])';

// Closed is said by CSS alone, so that the links stay in the HTML and work
// without JavaScript; `content-visibility` keeps layout and link prefetchers
// off them.
export const panel = style({
  color: surface.foreground,
  background: surface.background,
  selectors: {
    // Menu theme: black for a dark background, white otherwise (§4).
    '[data-theme="dark-background"] &': { vars: darkSurface },
    [`${onDarkPage} ${toldByPage} &`]: { vars: darkSurface },
    [`${onLightPage} ${toldByPage} &`]: { vars: lightSurface },
  },
  '@media': {
    [wide]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: `calc(100dvh - max(${headerOffset}, ${theme.bar.height}))`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderBlock: `1px solid ${surface.hairline}`,
      visibility: 'hidden',
      contentVisibility: 'hidden',
      opacity: 0,
      transitionProperty: 'opacity, visibility, content-visibility',
      transitionDuration: theme.motion.panel,
      transitionTimingFunction: theme.motion.easing,
      transitionBehavior: 'allow-discrete',
      selectors: {
        '&[data-state="open"]': shown,
        // Before hydration and without JavaScript.
        '[data-lintel="header"]:not([data-ready]) li:is(:hover, :focus-within) > &':
          shown,
      },
    },
    [narrow]: {
      selectors: {
        '[data-lintel="header"]:not([data-fallback]) &[data-state="closed"]': {
          visibility: 'hidden',
          contentVisibility: 'hidden',
          height: 0,
          // Where `content-visibility` is not known.
          overflow: 'hidden',
        },
      },
    },
    // A plain list on small screens where nothing can open it.
    [`(scripting: none) and ${narrow}`]: {
      selectors: {
        '[data-lintel="header"]:not([data-fallback]) &[data-state="closed"]': {
          visibility: 'visible',
          contentVisibility: 'visible',
          height: 'auto',
        },
      },
    },
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

export const content = style({
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  marginInline: 'auto',
  '@media': {
    [narrow]: { paddingBlockEnd: 16 },
    [wide]: { paddingInline: 24, paddingBlock: '40px 32px' },
    '(min-width: 1280px)': { paddingInline: 40 },
    [moving]: {
      translate: '0 -4px',
      transition: `translate ${theme.motion.panel} ${theme.motion.easing}`,
    },
  },
});

globalStyle(
  `${panel}[data-state="open"] > *, [data-lintel="header"]:not([data-ready]) li:is(:hover, :focus-within) > ${panel} > *`,
  { '@media': { [moving]: { translate: 'none' } } },
);

/** The links at the left, a spotlight in the right third. */
export const withSpotlight = style([
  content,
  {
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        columnGap: 32,
      },
      '(min-width: 1280px)': { columnGap: 64 },
    },
  },
]);

/** Column after column, two rows each: short groups share one. */
export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: '41%',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 24,
      rowGap: 28,
    },
    '(min-width: 1280px)': { columnGap: 32 },
  },
});

export const footer = style({
  '@media': {
    [wide]: {
      gridColumn: '1 / -1',
      marginBlockStart: 32,
      marginBlockEnd: -16,
      paddingBlockStart: 16,
      borderTop: `1px solid ${surface.hairline}`,
    },
  },
});
