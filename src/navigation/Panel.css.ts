import {
  globalStyle,
  keyframes,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { menuColors } from '../styles/classes.css';
import { belowBar } from '../styles/global.css';
import { card as cardBox, closed, shown, soft } from '../styles/mixins';
import { surface, theme } from '../styles/theme.css';
import { shownUnscripted, unscripted } from '../styles/unscripted.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

// The ground of a row glides from one to the next, where CSS can follow an element.
export const gliding = `${moving} and (hover: hover)`;
export const follows = '(anchor-name: --a)';

const unfold = keyframes({ from: { clipPath: 'inset(0 -40% 60%)' } });

// Opaque immediately and until the end, so that the page is never seen through the
// panel.
const open: StyleRule = {
  ...shown,
  // With room for the shadow of a card.
  clipPath: 'inset(0 -40% -40%)',
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
        maxHeight: belowBar,
        overflowY: 'auto',
        overscrollBehaviorY: 'contain',
        // Room for the focus ring of a link that is scrolled into view, and for
        // the footer.
        scrollPaddingBlock: '8px 5rem',
        boxSizing: 'border-box',
        borderBlock: `1px solid ${surface.hairline}`,
        borderBlockStartColor: surface.edge,
        ...closed,
        opacity: 1,
        clipPath: 'inset(0 -40% 100%)',
        transitionProperty: 'clip-path, visibility, content-visibility',
        // Hovering a panel that is closing would open it again.
        pointerEvents: 'none',
        selectors: {
          '&[data-state="open"]': open,
          // A panel that closes slowly would take the focus of a quick Tab with it.
          '[data-lintel="header"]:has(:focus-visible) &': {
            transitionProperty: 'none',
          },
          // Before hydration and without JavaScript.
          'nav:not([data-ready]) li:is(:hover, :focus-within) > &': open,
        },
      },
      [narrow]: {
        selectors: {
          '[data-lintel="header"]:not([data-fallback]) &[data-state="closed"]':
            {
              // Without JavaScript, the panels are a plain list.
              ...shownUnscripted,
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

/** A small menu is a card at its button, from whose edge it begins without an inset. */
export const card = style([
  panel,
  {
    '@media': {
      [wide]: {
        insetInline: 'auto',
        width: 'max-content',
        minWidth: 240,
        maxWidth: `calc(100% - 2 * ${theme.gutter})`,
        borderInline: `1px solid ${surface.hairline}`,
        borderRadius: `0 0 ${theme.radius} ${theme.radius}`,
        boxShadow: cardBox.boxShadow,
      },
    },
  },
]);

export const content = style({
  boxSizing: 'border-box',
  '@supports': {
    // `content-visibility` alone hides what is in a closed panel. The panel's own
    // `visibility` would be computed for each of its elements, at each opening.
    '(content-visibility: hidden)': {
      '@media': { [wide]: { visibility: 'visible' } },
    },
    [follows]: {
      '@media': {
        [gliding]: {
          selectors: {
            // Only under a pointer: an opening by key would lay it out too.
            ':hover > &::before': {
              content: '',
              position: 'absolute',
              positionAnchor: '--l-row',
              inset: 'anchor(inside)',
              borderRadius: theme.radiusSmall,
              background: soft,
              pointerEvents: 'none',
              transition: `inset ${theme.motion.hover}`,
            },
          },
        },
      },
    },
  },
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
  `${panel}[data-state="open"] > ${content}, nav:not([data-ready]) li:is(:hover, :focus-within) > ${panel} > ${content}`,
  { '@media': { [moving]: { translate: 'none' } } },
);
