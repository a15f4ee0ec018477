import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { hovers, narrow, wide } from '../styles/breakpoints';
import { menuColors } from '../styles/classes.css';
import { belowBar } from '../styles/global.css';
import { away, coming, withKeyboard } from '../styles/mixins';
import { raised } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import {
  shownUnscripted,
  unopened,
  unscripted,
} from '../styles/unscripted.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

// The ground of a row glides from one to the next, where CSS can follow an element.
export const gliding = `${moving} and ${hovers}`;
export const follows = '(anchor-name: --lintel-internal-row)';

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
const whenOpen = (panel: string, inner = '') =>
  `${panel}[data-state="open"]${inner}, nav${unopened} li:is(:hover, :focus-within) > ${panel}${inner}`;

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
          [whenOpen('&')]: open,
          // A pointer that moves onto a panel that is closing would open it again.
          // All links inherit this, so it does not follow `data-state` alone: their
          // styles would be computed again at each opening. They are computed when
          // the pointer or the focus enters the item, which is before.
          'li:not(:hover, :focus-within) > &[data-state="closed"]': {
            pointerEvents: 'none',
          },
          // With the keyboard, a panel closes at once: Tab would still find its links
          // while it fades out.
          [`[data-lintel="header"]${withKeyboard} &`]: {
            transitionProperty: 'none',
          },
        },
      },
      [narrow]: {
        selectors: {
          '[data-lintel="header"]:not([data-lintel-fallback]) &[data-state="closed"]':
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
          // A panel that closes while the header has something open is replaced by
          // another one: `SwitchMotion` needs it until its motion is over.
          '[data-lintel="header"][data-lintel-open] &[data-state="closed"]': {
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
          [whenOpen('&')]: {
            // At rest, the clip has room for the shadow, and the moving line is
            // below it.
            borderBlockEndColor: surface.hairline,
            clipPath: 'inset(0 0 -64px)',
            backgroundPosition: '0 calc(100% + 64px)',
            animation: `${unfold} ${timing}`,
            // The shadow comes after the motion, whose clip would cut it off.
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
    // `SwitchMotion` clips it to the shape of a menu while it moves.
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
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      borderBlockStart: `1px solid ${surface.edge}`,
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
const inOpenSheet = whenOpen(sheet, ' > &');

export const content = style({
  boxSizing: 'border-box',
  '@supports': {
    // `content-visibility` alone hides what is in a closed panel. If its elements
    // inherited the panel's `visibility`, the browser would compute the styles of
    // each of them at each opening.
    '(content-visibility: hidden)': {
      '@media': { [wide]: { visibility: 'visible' } },
    },
    [follows]: {
      '@media': {
        [gliding]: {
          selectors: {
            // Only while a pointer is in the panel, so that an opening by key does not
            // lay it out.
            ':hover > &::before': {
              content: '',
              position: 'absolute',
              // Behind the words. An open panel is a stacking context.
              zIndex: -1,
              positionAnchor: '--lintel-internal-row',
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
        [inOpenSheet]: { opacity: 1, transition: 'none' },
        // Not for what CSS opens: the focus that a script takes over would start it
        // in a panel that stays closed, in which browsers never end it.
        [`${sheet}[data-state="open"] > &`]: {
          animation: `${arrive} ${timing}`,
        },
      },
    },
  },
});
