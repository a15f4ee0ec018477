import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../styles/breakpoints';
import {
  focusRing,
  heading,
  plainLink,
  ringRoom,
  smallText,
  underline,
} from '../../styles/mixins';
import { surface, theme } from '../../styles/theme.css';
import { columns, withSpotlight } from './Panel.css';
import { group } from './PanelGroup.css';

const row = style({
  display: 'flex',
  boxSizing: 'border-box',
  minHeight: 44,
  ...ringRoom,
  borderRadius: theme.radiusSmall,
  lineHeight: 1.4667,
  selectors: {
    '&&': plainLink,
    '&[aria-current="page"]': { color: surface.accent },
    '&:focus-visible': focusRing,
  },
});

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
  marginBlockStart: ['3px', 'calc((1lh - 1rem) / 2)'],
  marginInlineStart: 5,
});
globalStyle(`[dir="rtl"] ${name} > svg`, { scale: '-1 1' });

const leading = `${columns} > ${group}:first-child &`;

export const link = style([
  row,
  {
    alignItems: 'center',
    paddingBlock: 7,
    fontWeight: theme.font.weightLink,
    '@media': {
      [wide]: {
        minHeight: 36,
        // The first group is what most visitors look for, so it is the largest.
        selectors: {
          [leading]: {
            ...heading,
            minHeight: 44,
            fontSize: '1rem',
            lineHeight: 1.3,
          },
        },
      },
      '(min-width: 1280px)': {
        selectors: { [leading]: { fontSize: '1.25rem' } },
      },
      '(min-width: 1440px)': {
        selectors: { [leading]: { minHeight: 52, fontSize: '1.5rem' } },
      },
    },
  },
]);

const besideSpotlight = `${withSpotlight} &`;

/** A link with a description below it. */
export const described = style([
  row,
  {
    flexDirection: 'column',
    paddingBlock: 8,
    fontWeight: theme.font.weightBar,
    '@media': {
      [wide]: {
        position: 'relative',
        height: '100%',
        paddingBlock: 10,
        selectors: {
          [besideSpotlight]: {
            ...heading,
            paddingBlock: '16px 20px',
            fontSize: '1.125rem',
            lineHeight: 1.3,
          },
          // A line above each row, aligned with the top of the picture.
          [`${besideSpotlight}::before`]: {
            content: '',
            position: 'absolute',
            insetInline: 8,
            top: 0,
            borderTop: `1px solid ${surface.hairline}`,
            transition: `border-color ${theme.motion.hover}`,
          },
          [`${besideSpotlight}:hover::before`]: {
            borderColor: 'currentcolor',
          },
        },
      },
      '(min-width: 1280px)': {
        selectors: { [besideSpotlight]: { fontSize: '1.25rem' } },
      },
    },
  },
]);

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
    [wide]: { maxWidth: '24em' },
    '(min-width: 1280px)': {
      selectors: {
        [`${withSpotlight} &`]: { fontSize: '0.875rem', lineHeight: 1.4286 },
      },
    },
  },
});

export const badge = style({
  display: 'inline-block',
  marginInlineStart: 8,
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
  '@media': {
    [moving]: {
      transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
    },
  },
});
globalStyle(`${viewAll}:hover > svg`, {
  '@media': { [moving]: { transform: 'translate(4px, 0)' } },
});
// Mirrors its movement too.
globalStyle(`[dir="rtl"] ${viewAll} > svg`, { scale: '-1 1' });
