import { globalStyle, style } from '@vanilla-extract/css';
import { hovers, narrow, precise, wide } from './breakpoints';
import { forward } from './direction.css';
import { belowBar } from './global.css';
import {
  barEntry,
  coming,
  focusRing,
  hovered,
  hoveredRow,
  outOfSight,
  part,
  popoverClosed,
  popoverOpen,
  pressed,
  ringRoom,
  row,
  underline,
  withKeyboard,
} from './mixins';
import { hairline, ink, menuSurface, panel, raised } from './surface';
import { surface, theme } from './theme.css';
import { unscripted } from './unscripted.css';

/** Resets the browser's look of a button, and the page's of what is a button or a link: with `plainLink`. */
export const reset = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
});

const withoutMarks = {
  margin: 0,
  padding: 0,
  color: 'inherit',
  listStyle: 'none',
} as const;

/** A list without the page's own look. The rule for its entries weighs as much as one class. */
export const bareList = style(withoutMarks);
globalStyle(`.${bareList} > :where(li)`, {
  ...withoutMarks,
  display: 'list-item',
});

/**
 * A link or button without the page's own look. It has a focus ring, and a darker
 * ground while it is pressed. The class is doubled, because the page's `a:link` and
 * `button:hover` have a higher specificity than one class.
 */
export const plainLink = style({
  boxSizing: 'border-box',
  borderRadius: theme.radiusSmall,
  fontWeight: 'inherit',
  selectors: {
    '&&': { color: 'inherit', textDecoration: 'none' },
    '&&:where(button)': { background: 'none' },
    '&:focus-visible': focusRing,
    '&&:active': pressed,
  },
});

// A press counts, even if what is in the button is replaced before its end: the ring
// of a slide show, the name of a section. A browser dispatches no click if the
// pressed element is gone: https://w3c.github.io/uievents/#event-type-click
globalStyle(`button${plainLink} > *`, { pointerEvents: 'none' });

/** The same, of words that are not in a row: a pointer underlines them. */
export const textLink = style([
  plainLink,
  { '@media': { [hovers]: { selectors: { '&:hover': underline } } } },
]);

/** The same, of what stands alone, as a picture: a pointer gives it a ground. */
export const groundLink = style([
  plainLink,
  { '@media': { [hovers]: { selectors: { '&:hover': hovered } } } },
]);

/** A row: the whole of it is the link. */
export const rowLink = style([
  plainLink,
  {
    ...row,
    selectors: {
      // The ground of the next row does not cover its ring.
      '&:focus-visible': { position: 'relative' },
      // On the ground of its hover.
      '&&:active': hovered,
    },
    '@media': {
      [hovers]: {
        selectors: { '&:hover': hoveredRow },
      },
      [precise]: { minHeight: theme.row.height },
    },
  },
]);

const inHeader = ':where([data-lintel="header"]) &';
const line = { transform: 'none', transitionDuration: theme.motion.panel };

/**
 * What is in the bar has a line at the bar's bottom while it is open, or current. It
 * is a border, because forced colours remove backgrounds.
 */
export const beamed = style({
  '@media': {
    // Not on paper, where nothing is open.
    [`screen and ${wide}`]: {
      selectors: {
        [`${inHeader}::after`]: {
          content: '',
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          borderBlockEnd: `${theme.beam.thickness} solid ${theme.color.beam}`,
          transform: 'scaleX(0)',
          // The line grows in reading direction.
          transformOrigin: `calc(50% - 50% * ${forward})`,
          // It leaves with its menu.
          transition: `transform ${part(0.6)} ${theme.motion.easing}`,
        },
        [`${inHeader}:is([aria-expanded="true"], [aria-current])::after`]: line,
        [`${inHeader}[aria-current]::after`]: { borderColor: surface.accent },
        // While a menu is open, only its button has a line.
        [`[data-lintel-open] &:not([aria-expanded="true"], [aria-current])::after`]:
          { transition: 'none' },
      },
    },
  },
});

/** A link or button in the bar, or alone. */
export const barLink = style([
  groundLink,
  beamed,
  {
    ...barEntry,
    ...ringRoom,
    '@media': {
      [wide]: {
        selectors: {
          '[data-lintel="header"] &': { fontSize: theme.font.sizeBar },
        },
      },
      [`screen and ${wide}`]: {
        selectors: { [`${inHeader}[aria-expanded="true"]`]: hovered },
      },
    },
  },
]);

/** Text for screen readers only. */
export const visuallyHidden = style(outOfSight);

/** The colours of a menu in the header. */
export const menuColors = style({ selectors: menuSurface() });

/** What has a list on small screens. */
export const hasList =
  ':is([data-lintel-variant="full"], [data-lintel="mobile-drawer"])';

/** A part of the list on small screens. Its background goes from edge to edge, because the bar's may differ. */
export const listSurface = style({
  '@media': {
    [narrow]: {
      selectors: {
        [`${hasList} &`]: { flexBasis: '100%' },
        // The closed list. The drawer shows its own entries.
        [`${hasList}:not([data-lintel-menu="open"]) &:not([data-lintel="drawer"] *)`]:
          { display: unscripted('grid', 'none') },
        ...menuSurface('[data-lintel-menu="open"]'),
        '[data-lintel-menu="open"] &': {
          // Extends the background to both sides, without taking space.
          boxShadow: `0 0 0 100vmax ${surface.background}`,
          // Leaves room for focus rings.
          clipPath: 'inset(-4px -100vmax)',
        },
      },
    },
  },
});

/** A card that opens at its button and scrolls by itself: the account menu, the language list. */
export const popover = style([
  menuColors,
  {
    position: 'absolute',
    zIndex: 1,
    boxSizing: 'border-box',
    margin: 0,
    padding: 8,
    borderRadius: theme.radiusCard,
    boxShadow: theme.card.shadow,
    // The bar may be sticky, and what is below the window out of reach.
    maxHeight: belowBar,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    // Room for the focus ring of a link that is scrolled into view.
    scrollPaddingBlock: 8,
    color: ink,
    background: `${raised} ${panel}`,
    border: `1px solid ${hairline}`,
    ...popoverClosed,
    selectors: {
      // Hangs from the bar, as the small menus do.
      '[data-lintel="header"] &': {
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
        borderBlockStartColor: surface.edge,
        // Casts no shadow on it.
        clipPath: 'inset(0 -100vmax -100vmax)',
      },
      '&[data-state="open"]': { ...popoverOpen, ...coming },
      // Another part is there at once. With the keyboard, a card closes at once: Tab
      // would still find its links while it fades out.
      [`:is([data-lintel-open], [data-lintel="language-menu"][data-state="open"] ~ [data-lintel="account"]) &[data-state="closed"], ${withKeyboard} > * > &[data-state="closed"]`]:
        { transitionProperty: 'none' },
    },
  },
]);
