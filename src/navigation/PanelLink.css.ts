import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../styles/breakpoints';
import { mirrored } from '../styles/direction.css';
import { heading, ringRoom, smallText, underline } from '../styles/mixins';
import { plainLink } from '../styles/plainLink.css';
import { surface, theme } from '../styles/theme.css';
import { columns, rows } from './Panel.css';
import { group } from './PanelGroup.css';

const first = `${columns} > ${group}:first-child`;
const inRows = `${rows} &`;

const row = style([
  plainLink,
  {
    display: 'flex',
    boxSizing: 'border-box',
    minHeight: 44,
    ...ringRoom,
    borderRadius: theme.radiusSmall,
    lineHeight: 1.4667,
    selectors: {
      '&[aria-current="page"]': { color: surface.accent },
    },
    '@media': {
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
      '(min-width: 1280px)': {
        selectors: {
          [`${first} &`]: { paddingBlock: '6px 8px', fontSize: '1.5rem' },
        },
      },
    },
  },
]);

export const name = style({
  position: 'relative',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { 'a:hover > &': underline },
});

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
    alignItems: 'center',
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
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': {
    [wide]: { selectors: { [inRows]: { fontSize: '0.875rem' } } },
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
  fontSize: '0.6875rem',
  lineHeight: 1.2727,
  fontWeight: 600,
  fontFamily: theme.font.family,
  letterSpacing: 0,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
  },
});

// Not a margin of the badge, which would remain if the badge wraps.
globalStyle(`${name} > :has(+ ${badge})`, { paddingInlineEnd: 8 });

export const viewAll = style([
  row,
  {
    alignItems: 'center',
    gap: 8,
    width: 'fit-content',
    fontWeight: theme.font.weightBar,
    '@media': { [wide]: { minHeight: 36 } },
    selectors: {
      '&:hover': underline,
    },
  },
]);

// The arrow moves forward on hover.
const moving = '(prefers-reduced-motion: no-preference)';

globalStyle(`${viewAll} > svg`, {
  // Mirrors its movement too.
  scale: mirrored,
  '@media': {
    [moving]: {
      transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
    },
  },
});
globalStyle(`${viewAll}:hover > svg`, {
  '@media': { [moving]: { transform: 'translate(4px, 0)' } },
});
