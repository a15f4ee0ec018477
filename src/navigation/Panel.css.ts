import {
  globalStyle,
  keyframes,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { menuColors, plainLink } from '../styles/classes.css';
import { mirrored } from '../styles/direction.css';
import { belowBar } from '../styles/global.css';
import {
  card as cardBox,
  closed,
  forcedBorder,
  heading,
  hoverGround,
  ringRoom,
  row as rowBox,
  shown,
  smallText,
  soft,
  underline,
  wrapping,
} from '../styles/mixins';
import { surface, theme } from '../styles/theme.css';
import { shownUnscripted, unscripted } from '../styles/unscripted.css';

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

// The ground of a row glides from one to the next, where CSS can follow an element.
const gliding = `${moving} and (hover: hover)`;
const follows = '(anchor-name: --a)';

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
      '(min-width: 80em)': { columnGap: 64 },
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

// Its words are below those of the button.
globalStyle(`${card} > ${content}`, {
  '@media': { [wide]: { padding: '16px 14px' } },
});

/** The groups of a small menu. */
export const compact = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
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
      marginBlockEnd: `calc(-1 * ${theme.panel.padding})`,
      paddingBlock: 16,
      borderTop: `1px solid ${surface.hairline}`,
      // In view while the links of a low window scroll below it.
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      background: surface.background,
    },
  },
});

export const group = style({
  minWidth: 0,
  '@media': {
    [narrow]: { paddingBlockEnd: 24 },
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      selectors: {
        // First links have one line, even if the label above one of them wraps.
        [`${columns} > &`]: {
          display: 'grid',
          gridRow: 'span 4',
          gridTemplateRows: 'subgrid',
          // Chrome before 117 does not know it: there, the rows are its own.
          alignContent: 'start',
          alignItems: 'start',
        },
      },
    },
  },
});

export const label = style({
  margin: '0 0 12px',
  color: surface.muted,
  fontSize: '0.75rem',
  lineHeight: 1.3333,
  fontWeight: 600,
  letterSpacing: theme.label.letterSpacing,
  textTransform: theme.label.textTransform as 'none',
  ...wrapping,
  '@media': { [narrow]: { marginBlock: '8px 4px' } },
});

/** A group's description, beside its label. */
export const beside = style({
  marginInlineStart: 6,
  fontWeight: 400,
  letterSpacing: 0,
  textTransform: 'none',
});

export const links = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: {
      selectors: {
        [`${columns} &`]: { gridRow: '2 / span 3' },
        // With few groups, the first one has space for several columns.
        [`${group}:first-child &`]: {
          display: 'grid',
          gridTemplateColumns:
            'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          columnGap: '2rem',
        },
        [`${rows} &`]: { flexGrow: 1, gridAutoRows: '1fr' },
        // Its larger text has the baseline of the other groups.
        [`${columns} > ${group}:first-child &`]: {
          marginBlockStart: -6,
        },
      },
    },
  },
});

// Of five groups and more, those of up to three links share a column.
globalStyle(
  `${columns}:has(> :nth-child(5)) > ${group}:not(:first-child):not(:has(${links} > :nth-child(4)))`,
  { '@media': { [wide]: { gridRow: 'span 2', paddingBlockEnd: 28 } } },
);

export const entry = style({
  margin: 0,
  padding: 0,
  '@media': {
    [wide]: {
      selectors: {
        // A line above each row, aligned with the top of the picture.
        [`${rows} &`]: { borderTop: `1px solid ${surface.hairline}` },
      },
    },
  },
});

const first = `${columns} > ${group}:first-child`;
const inRows = `${rows} &`;

const row = style([
  plainLink,
  {
    ...rowBox,
    ...ringRoom,
    ...wrapping,
    textWrap: 'balance',
    lineHeight: 1.4667,
    transition: hoverGround.transition,
    selectors: {
      '&[aria-current="page"]': { color: surface.accent },
    },
    '@supports': {
      [follows]: {
        '@media': {
          [gliding]: {
            selectors: {
              '&:hover': { background: 'none', anchorName: '--l-row' },
            },
          },
        },
      },
    },
    '@media': {
      ...hoverGround['@media'],
      [wide]: {
        selectors: {
          // The first group is what most visitors look for, so it is the largest.
          [`:is(${first}, ${rows}) &`]: {
            ...heading,
            paddingBlock: '9.5px',
            fontSize: '1.25rem',
            lineHeight: 1.25,
          },
          [inRows]: { height: '100%' },
        },
      },
      '(min-width: 80em)': {
        selectors: {
          [`${first} &`]: { paddingBlock: '6px 8px', fontSize: '1.5rem' },
        },
      },
    },
  },
]);

export const name = style({ position: 'relative' });

// The icon follows the last word and never wraps to a line of its own. It takes
// no space; the gap between two columns is wide enough for it.
globalStyle(`${name} > svg`, {
  position: 'absolute',
  marginBlockStart: 'calc((1lh - 1rem) / 2)',
  marginInlineStart: 5,
  scale: mirrored,
});

export const link = style([
  row,
  {
    paddingBlock: 7,
    fontWeight: theme.font.weightLink,
    '@media': { [wide]: { minHeight: 36 } },
  },
]);

/** A link with a description: below it, or beside it in a row. */
export const described = style([
  row,
  {
    flexDirection: 'column',
    alignItems: 'stretch',
    paddingBlock: 8,
    fontWeight: theme.font.weightBar,
    '@media': {
      [wide]: {
        selectors: {
          [inRows]: {
            display: 'grid',
            gridTemplateColumns: '2fr 3fr',
            columnGap: '2rem',
            alignItems: 'center',
          },
        },
      },
    },
  },
]);

globalStyle(`${rows} li:has(> ${described})`, {
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});

export const description = style({
  marginBlockStart: 2,
  color: surface.muted,
  fontFamily: theme.font.family,
  ...smallText,
  fontWeight: 400,
  letterSpacing: 0,
  '@media': {
    [wide]: { selectors: { [inRows]: { fontSize: '0.9375rem' } } },
  },
});

export const badge = style({
  display: 'inline-block',
  padding: '2px 7px',
  borderRadius: theme.radiusBadge,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  background: surface.accent,
  color: surface.onAccent,
  fontSize: '0.75rem',
  lineHeight: 1.25,
  fontWeight: 600,
  fontFamily: theme.font.family,
  letterSpacing: 0,
  ...forcedBorder,
});

// Not a margin of the badge, which would remain if the badge wraps.
globalStyle(`${name} > :has(+ ${badge})`, { paddingInlineEnd: 8 });

export const viewAll = style([
  row,
  {
    gap: 8,
    width: 'fit-content',
    fontWeight: theme.font.weightBar,
    '@media': { [wide]: { minHeight: 36 } },
    selectors: {
      '&&:hover': { ...underline, background: 'none', anchorName: 'none' },
    },
  },
]);

// The arrow moves forward on hover.
const arrowMoves = '(prefers-reduced-motion: no-preference)';

globalStyle(`${viewAll} > svg`, {
  // Mirrors its movement too.
  scale: mirrored,
  '@media': {
    [arrowMoves]: {
      transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
    },
  },
});
globalStyle(`${viewAll}:hover > svg`, {
  '@media': { [arrowMoves]: { transform: 'translate(4px, 0)' } },
});
