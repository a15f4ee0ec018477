import { globalStyle, style } from '@vanilla-extract/css';
import { hovers, precise, roomy, wide } from '../styles/breakpoints';
import { rowLink, textLink } from '../styles/classes.css';
import { forward } from '../styles/direction.css';
import {
  current,
  forcedBorder,
  heading,
  ringRoom,
  smallText,
  underline,
  wrapping,
} from '../styles/mixins';
import { surface, theme } from '../styles/theme.css';
import { columns, group, linksWithIcons, rows } from './PanelLayout.css';

const first = `${columns} > ${group}:first-child`;
const inRows = `${rows} &`;

const row = style([
  rowLink,
  {
    ...ringRoom,
    ...wrapping,
    textWrap: 'balance',
    lineHeight: 1.4667,
    selectors: {
      '&[aria-current]': current,
      // Labels have one edge, also those without an icon.
      [`${linksWithIcons} &`]: { paddingInlineStart: 'calc(8px + 2rem)' },
    },
    '@media': {
      [wide]: {
        fontSize: theme.font.sizeLink,
        selectors: {
          // The first group is what most visitors look for, so it is the largest.
          [`:is(${first}, ${rows}) &`]: {
            ...heading,
            fontSize: '1.25rem',
            lineHeight: 1.25,
          },
          [`${first} &`]: { paddingBlock: '9.5px' },
          [inRows]: { height: '100%' },
        },
      },
      [roomy]: {
        selectors: {
          [`${first} &`]: { paddingBlock: '6px 8px', fontSize: '1.5rem' },
        },
      },
    },
  },
]);

export const name = style({ position: 'relative', gridRow: '2 / -1' });

// The icon follows the last word and never wraps to a line of its own. It takes
// no space; the gap between two columns is wide enough for it.
globalStyle(`${name} > svg`, {
  position: 'absolute',
  marginBlockStart: 'calc((1lh - 1rem) / 2)',
  marginInlineStart: 5,
});

export const link = style([
  row,
  {
    paddingBlock: 7,
    fontWeight: theme.font.weightLink,
    '@media': {
      [precise]: {
        // With large text, the lines of one link stay closer than two links.
        paddingBlock: `max(4px, calc((${theme.row.height} - 1lh) / 2))`,
      },
    },
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
    // Its description would be underlined, too.
    selectors: { '&[aria-current]': { textDecorationLine: 'none' } },
    '@media': {
      [wide]: {
        selectors: {
          // First lines are as far from the line above in each row, however many follow.
          [inRows]: {
            display: 'grid',
            gridTemplate: '1fr minmax(1lh, auto) 1fr / 2fr 3fr',
            columnGap: '2rem',
            alignItems: 'baseline',
          },
          // A label without an element comes after it, too.
          [`${inRows}::before`]: { content: '', gridColumn: '1 / -1' },
        },
      },
    },
  },
]);

globalStyle(`${described}[aria-current] > ${name}`, underline);

globalStyle(`${rows} li:has(> ${described})`, {
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});

export const description = style({
  gridRow: '2 / -1',
  marginBlockStart: 2,
  color: surface.muted,
  fontFamily: theme.font.family,
  ...smallText,
  fontWeight: 400,
  letterSpacing: 0,
  '@media': {
    [wide]: { selectors: { [inRows]: { fontSize: theme.font.sizeLink } } },
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
  textLink,
  {
    gap: 8,
    width: 'fit-content',
    fontWeight: theme.font.weightBar,
  },
]);

// The arrow moves forward on hover.
const arrowMoves = `${hovers} and (prefers-reduced-motion: no-preference)`;

globalStyle(`${viewAll} > svg`, {
  transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
});
globalStyle(`${viewAll}:hover > svg`, {
  '@media': { [arrowMoves]: { transform: 'translate(4px, 0)' } },
});

/** Before the label, in the padding of the link. */
export const icon = style({
  position: 'absolute',
  top: 'calc((1lh - 1.25rem) / 2)',
  insetInlineStart: '-2rem',
  width: '1.25rem',
  height: '1.25rem',
  maxWidth: 'none',
  objectFit: 'contain',
});

const aside = `1.25rem * ${forward}`;

/**
 * An icon in the colour of the text: its shadow, without itself. `mask-image`
 * would need a style attribute for the address, and CORS, and is not lazy.
 * Towards the label, because Safari draws no shadow of what is out of view.
 */
export const mask = style([
  icon,
  {
    translate: `calc(${aside})`,
    filter: `drop-shadow(calc(-1 * ${aside}) 0 currentcolor)`,
    clipPath: `inset(0 calc(${aside}) 0 calc(-1 * ${aside}))`,
  },
]);

/** A group's label. With the space around it, it is large enough for a finger. */
export const groupLink = style([
  textLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    marginBlock: '-8px -4px',
    ...ringRoom,
    selectors: { '&[aria-current]': current },
    '@media': {
      [precise]: { minHeight: 24, marginBlock: -4 },
    },
  },
]);
