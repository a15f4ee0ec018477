import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { menuColors } from '../styles/classes.css';
import { belowBar } from '../styles/global.css';
import { away, coming, listLinks, part, withKeyboard } from '../styles/mixins';
import { raised } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import {
  shownUnscripted,
  unopened,
  unscripted,
} from '../styles/unscripted.css';
import { sideRoom } from './MainNavigation.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

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
        selectors: {
          [whenOpen('&')]: open,
          // A pointer that moves onto a panel that is closing would open it again.
          // All links inherit this, so it does not follow `data-state` alone: before
          // the first opening, their styles are computed when the pointer or the focus
          // enters the item.
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
        ...listLinks,
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
    },
  },
]);

/** As wide as the window. Opaque at once, so that the page is not seen between its words. */
export const sheet = style([
  panel,
  {
    '@media': {
      [wide]: {
        opacity: 0,
        borderBlockEndColor: surface.hairline,
        borderRadius: `0 0 ${theme.radiusPanel} ${theme.radiusPanel}`,
        boxShadow: theme.panel.shadow,
        // Not over the bar.
        clipPath: 'inset(0 -100vmax -100vmax)',
        transition: `${part(0.6)} ${theme.motion.easing} allow-discrete`,
        transitionProperty: 'opacity, visibility, content-visibility',
        selectors: {
          [whenOpen('&')]: { transitionProperty: 'none' },
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
        transition: `calc(${theme.motion.panel} / 2) ${theme.motion.easing} allow-discrete`,
        transitionProperty:
          'opacity, translate, visibility, content-visibility',
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

/** Words come with their sheet, or section of the drawer, and follow it. */
export const arrive = keyframes({
  from: { opacity: 0.4, translate: '0 -6px' },
});

export const content = style({
  boxSizing: 'border-box',
  '@supports': {
    // `content-visibility` alone hides what is in a closed panel. If its elements
    // inherited the panel's `visibility`, the browser would compute the styles of
    // each of them at each opening.
    '(content-visibility: hidden)': {
      '@media': { [wide]: { visibility: 'visible' } },
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
      // Its words are below those of the button, from whose edge its border begins.
      selectors: {
        [`${card} > &`]: { padding: `16px calc(${sideRoom} - 1px)` },
        // Its words are not seen over those of the page: they leave first, and at once.
        // Beside the animation with which they come, Chromium would paint a transition.
        [`${sheet} > &`]: { opacity: 0 },
        [whenOpen(sheet, ' > &')]: { opacity: 1 },
      },
    },
    [moving]: {
      selectors: {
        // Not for what CSS opens: the focus that a script takes over would start it
        // in a panel that stays closed, in which browsers never end it.
        [`${sheet}[data-state="open"] > &`]: {
          animation: `${arrive} ${theme.motion.panel} ${theme.motion.easing}`,
        },
      },
    },
  },
});
