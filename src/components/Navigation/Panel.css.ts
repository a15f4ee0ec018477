import {
  globalStyle,
  keyframes,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import { headerOffset } from '../../styles/global.css';
import { menuSurface } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

const unfold = keyframes({ from: { clipPath: 'inset(0 0 60%)' } });

// Opaque immediately, so that the page is never seen through the panel.
const shown: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  opacity: 1,
  pointerEvents: 'auto',
  // Above a panel that is closing.
  zIndex: 1,
  transitionProperty: 'none',
  animation: `${unfold} ${theme.motion.panel} ${theme.motion.easing}`,
};

// Only CSS hides a closed panel: its links stay in the HTML and work without
// JavaScript. `content-visibility` skips their layout and stops prefetchers.
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
      // Hovering a panel that is fading out would open it again.
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
          // For browsers without `content-visibility`.
          overflow: 'hidden',
        },
      },
    },
    // Without JavaScript, the panels are a plain list on small screens.
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
        // When one menu replaces another, both are one surface: see
        // `SwitchMotion`. The old one stays until the new one has its height.
        'nav:has([data-state="open"]) &[data-state="closed"]': {
          transitionDuration: '0s',
          transitionDelay: theme.motion.panel,
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

// The words of the old menu disappear before those of the new one have arrived.
globalStyle(`nav:has([data-state="open"]) ${panel}[data-state="closed"] > *`, {
  '@media': {
    [moving]: { opacity: 0, transition: 'opacity 80ms' },
  },
});

globalStyle(
  `${panel}[data-state="open"] > *, [data-lintel="header"]:not([data-ready]) li:is(:hover, :focus-within) > ${panel} > *`,
  { '@media': { [moving]: { translate: 'none' } } },
);

/** Links in the first two thirds, a spotlight in the last. */
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

/** Columns of two rows. Two short groups share one column. */
export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: '41%',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      // Wider than the icon after a link's last word.
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
      // The same distance to the panel's edge as to the line.
      marginBlockEnd: `calc(16px - ${theme.panel.padding})`,
      paddingBlockStart: 16,
      borderTop: `1px solid ${surface.hairline}`,
    },
  },
});
