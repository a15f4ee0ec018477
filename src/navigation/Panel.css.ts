import {
  globalStyle,
  keyframes,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { headerOffset } from '../styles/global.css';
import { surface, theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';
import { menuColors } from '../styles/menuColors.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

// Ends at an inset, because there is nothing between an inset and `none`, which
// it has afterwards.
const unfold = keyframes({
  from: { clipPath: 'inset(0 0 60%)' },
  to: { clipPath: 'inset(0)' },
});

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
export const panel = style([
  menuColors,
  {
    '@media': {
      [wide]: {
        position: 'absolute',
        insetInline: 0,
        top: '100%',
        maxHeight: `calc(100dvh - max(${headerOffset}, ${theme.bar.height}))`,
        overflowY: 'auto',
        overscrollBehaviorY: 'contain',
        // Room for the focus ring of a link that is scrolled into view.
        scrollPaddingBlock: 8,
        boxSizing: 'border-box',
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
          // Lays out the links before the press that opens the panel.
          'li:is(:hover, :focus-within) > &': { contentVisibility: 'visible' },
          // A panel that fades out would take the focus of a quick Tab with it.
          '[data-lintel="header"]:has(:focus-visible) &': {
            transitionProperty: 'none',
          },
          // Before hydration and without JavaScript.
          '[data-lintel="header"]:not([data-ready]) li:is(:hover, :focus-within) > &':
            shown,
        },
      },
      [narrow]: {
        selectors: {
          '[data-lintel="header"]:not([data-fallback]) &[data-state="closed"]':
            {
              // Without JavaScript, the panels are a plain list.
              visibility: unscripted('visible', 'hidden') as 'visible',
              contentVisibility: unscripted('visible', 'hidden') as 'visible',
              height: unscripted('auto', '0'),
              // For browsers without `content-visibility`.
              overflow: 'hidden',
            },
        },
      },
      [moving]: {
        selectors: {
          // When one menu replaces another, both are one surface: see
          // `SwitchMotion`. The old one stays until the new one has its height.
          '[data-lintel="header"][data-open] &[data-state="closed"]': {
            transitionDuration: '0s',
            transitionDelay: theme.motion.panel,
          },
        },
      },
    },
  },
]);

export const content = style({
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  marginInline: 'auto',
  '@media': {
    // Room for the focus ring of the first link.
    [narrow]: { paddingBlock: '4px 16px' },
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
globalStyle(
  `[data-lintel="header"][data-open] ${panel}[data-state="closed"] > ${content}`,
  {
    '@media': {
      [moving]: { opacity: 0, transition: 'opacity 80ms' },
    },
  },
);

globalStyle(
  `${panel}[data-state="open"] > ${content}, [data-lintel="header"]:not([data-ready]) li:is(:hover, :focus-within) > ${panel} > ${content}`,
  { '@media': { [moving]: { translate: 'none' } } },
);

/** Groups in the first two thirds, a spotlight in the last. */
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

/** The only group next to a spotlight: a row for each link, together as high as the spotlight. */
export const rows = style({ '@media': { [wide]: { display: 'grid' } } });

/**
 * A column for each group, the first one wider. The rows are a label and its
 * links, twice: two short groups can share one column.
 */
export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1.6fr)',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      // Wider than the icon after a link's last word.
      columnGap: '2rem',
    },
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
