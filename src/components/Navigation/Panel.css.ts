import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import { headerOffset } from '../../styles/global.css';
import { menuSurface } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

const shown: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  opacity: 1,
  pointerEvents: 'auto',
  // Over one that is still going.
  zIndex: 1,
  // Not the others: a link must take focus in the frame that opens the panel.
  transitionProperty: 'opacity',
};

// Closed is said by CSS alone, so that the links stay in the HTML and work
// without JavaScript; `content-visibility` keeps layout and link prefetchers
// off them.
export const panel = style({
  selectors: menuSurface(),
  '@media': {
    [wide]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: `calc(100dvh - max(${headerOffset}, ${theme.bar.height}))`,
      overflowY: 'auto',
      borderBlock: `1px solid ${surface.hairline}`,
      borderBlockStartColor: surface.edge,
      visibility: 'hidden',
      contentVisibility: 'hidden',
      opacity: 0,
      // What is going must not be pointed at: it would open again.
      pointerEvents: 'none',
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
    [moving]: {
      selectors: {
        // From menu to menu: it goes once the other covers it, so that the
        // page does not shine through and the surface's height follows softly.
        'nav:has([data-state="open"]) &[data-state="closed"]': {
          transitionDuration: `calc(${theme.motion.panel} * .6)`,
          transitionDelay: `calc(${theme.motion.panel} * .8)`,
        },
      },
    },
  },
});

export const content = style({
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  marginInline: 'auto',
  '@media': {
    [narrow]: { paddingBlockEnd: 16 },
    [wide]: {
      paddingInline: theme.gutter,
      paddingBlock: theme.panel.padding,
    },
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

// As high as the spotlight.
globalStyle(`${withSpotlight} > :first-child`, {
  '@media': { [wide]: { display: 'grid' } },
});

/** Column after column, two rows each: short groups share one. */
export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: '41%',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      // Wider than an icon behind the last word.
      columnGap: '1.5rem',
      rowGap: 28,
    },
    '(min-width: 1280px)': { columnGap: '2rem' },
  },
});

export const footer = style({
  '@media': {
    [wide]: {
      gridColumn: '1 / -1',
      marginBlockStart: 32,
      // As far from the panel's edge as from the line.
      marginBlockEnd: `calc(16px - ${theme.panel.padding})`,
      paddingBlockStart: 16,
      borderTop: `1px solid ${surface.hairline}`,
    },
  },
});
