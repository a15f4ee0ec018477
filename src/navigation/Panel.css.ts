import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { hovers, narrow, wide } from '../styles/breakpoints';
import { menuColors } from '../styles/classes.css';
import { belowBar } from '../styles/global.css';
import { away, coming, withKeyboard } from '../styles/mixins';
import { raised } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import { shownUnscripted, unscripted } from '../styles/unscripted.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

// The ground of a row glides from one to the next, where CSS can follow an element.
export const gliding = `${moving} and ${hovers}`;
export const follows = '(anchor-name: --a)';

// A sheet grows by less than the space below its words, so that they are seen from
// the first frame, and never cut. The line at its lower edge moves with it. It is a
// background, because the clip would cut a border off.
const unfold = keyframes({
  from: {
    clipPath: 'inset(0 0 16px)',
    backgroundPosition: '0 calc(100% - 16px)',
  },
  to: { clipPath: 'inset(0)', backgroundPosition: '0 100%' },
});

const timing = `${theme.motion.panel} ${theme.motion.easing}`;
// In a quarter of the time the words leave, before the surface does.
const quarter = `calc(${theme.motion.panel} / 4)`;

const open: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  opacity: 1,
  translate: 'none',
  // Above a panel that is closing.
  zIndex: 1,
  ...coming,
};

/** A panel that is open, or that CSS opens before hydration and without JavaScript. */
const whenOpen =
  '&[data-state="open"], nav:not([data-scripted]) li:is(:hover, :focus-within) > &';

// Only CSS hides a closed panel: its links stay in the HTML and work without
// JavaScript. `content-visibility` skips their layout and stops prefetchers.
const panel = style([
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
        borderBlock: `1px solid ${surface.edge}`,
        visibility: 'hidden',
        contentVisibility: 'hidden',
        transitionTimingFunction: theme.motion.easing,
        transitionBehavior: 'allow-discrete',
        selectors: {
          [whenOpen]: open,
          // Hovering a panel that is closing would open it again. Links inherit this,
          // so it changes as the visitor comes near, and not when the panel opens.
          'li:not(:hover, :focus-within) > &[data-state="closed"]': {
            pointerEvents: 'none',
          },
          // A panel that closes slowly would take the focus of a quick Tab with it.
          [`[data-lintel="header"]${withKeyboard} &`]: {
            transitionProperty: 'none',
          },
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

/** As wide as the window. Opaque at once and until its end, so that the page is never seen between its words. */
export const sheet = style([
  panel,
  {
    '@media': {
      [wide]: {
        borderBlockEndColor: 'transparent',
        clipPath: 'inset(0 0 100%)',
        borderRadius: `0 0 ${theme.radiusPanel} ${theme.radiusPanel}`,
        background: `linear-gradient(${surface.hairline} 0 0) 0 -1px / 100% 1px no-repeat border-box`,
        transitionProperty:
          'clip-path, background-position, box-shadow, visibility, content-visibility',
        transitionDuration: `calc(${theme.motion.panel} * 0.75)`,
        transitionDelay: quarter,
        selectors: {
          [whenOpen]: {
            // With room for its shadow, as far as the moving line is then below.
            borderBlockEndColor: surface.hairline,
            clipPath: 'inset(0 0 -64px)',
            backgroundPosition: '0 calc(100% + 64px)',
            animation: `${unfold} ${timing}`,
            // Its shadow follows, because the clip cuts it off.
            boxShadow: theme.panel.shadow,
            transition: `box-shadow ${timing} ${theme.motion.panel}`,
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
        ...away,
        transitionProperty:
          'opacity, translate, visibility, content-visibility',
        transitionDuration: `calc(${theme.motion.panel} / 2)`,
        insetInline: 'auto',
        width: 'max-content',
        minWidth: 240,
        maxWidth: `calc(100% - 2 * ${theme.gutter})`,
        borderInline: `1px solid ${surface.hairline}`,
        borderBlockEndColor: surface.hairline,
        borderRadius: `0 0 ${theme.radiusCard} ${theme.radiusCard}`,
        boxShadow: theme.card.shadow,
        background: raised,
      },
    },
  },
]);

/** The ground of two menus while one replaces the other: see `SwitchMotion`. */
export const ground = style([
  menuColors,
  {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    borderBlockStart: `1px solid ${surface.edge}`,
    // Visible while it moves, within the shape of a menu.
    clipPath: 'inset(100%)',
    pointerEvents: 'none',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      boxSizing: 'border-box',
      borderBlockEnd: `1px solid ${surface.hairline}`,
      borderRadius: `0 0 ${theme.radiusPanel} ${theme.radiusPanel}`,
      background: surface.background,
      boxShadow: theme.panel.shadow,
    },
  },
]);

/** The same, if both are cards. */
export const cardGround = style({
  '::before': {
    borderRadius: `0 0 ${theme.radiusCard} ${theme.radiusCard}`,
    background: `${raised} ${surface.background}`,
    boxShadow: theme.card.shadow,
  },
});

// Words come with a sheet, and leave before it does.
const arrive = keyframes({ from: away });
const inSheet = `${sheet} > &`;
const inOpenSheet = `${sheet}[data-state="open"] > &, nav:not([data-scripted]) li:is(:hover, :focus-within) > ${sheet} > &`;

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
              // Behind the words. An open panel is a stacking context.
              zIndex: -1,
              positionAnchor: '--l-row',
              inset: 'anchor(inside)',
              borderRadius: theme.radiusSmall,
              background: theme.color.hover,
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
      // Its words are below those of the button.
      selectors: { [`${card} > &`]: { padding: '16px 14px' } },
    },
    [moving]: {
      selectors: {
        [inSheet]: { opacity: 0, transition: `opacity ${quarter}` },
        [inOpenSheet]: {
          opacity: 1,
          transition: 'none',
          animation: `${arrive} ${timing}`,
        },
      },
    },
  },
});
