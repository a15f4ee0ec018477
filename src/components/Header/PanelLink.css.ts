import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focusRing';
import { surface, theme } from '../../styles/theme.css';
import { columns } from './Panel.css';
import { group } from './PanelGroup.css';

const row = style({
  display: 'flex',
  boxSizing: 'border-box',
  minHeight: 44,
  // Room for the focus ring beside the text, which stays on the grid.
  marginInline: -8,
  paddingInline: 8,
  borderRadius: 4,
  color: 'inherit',
  lineHeight: 1.4667,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { color: surface.accent },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  hyphens: 'auto',
  // Not `break-word`: beside a badge a long word has to give way.
  overflowWrap: 'anywhere',
  selectors: {
    'a:hover > &': {
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 5,
    },
  },
});

// The drawings keep a margin of their own within their box.
globalStyle(`${name} > svg`, { flexShrink: 0, marginInlineStart: -3 });

const leading = `${columns} > ${group}:first-child &`;

export const link = style([
  row,
  {
    alignItems: 'center',
    paddingBlock: 7,
    '@media': {
      [wide]: {
        minHeight: 36,
        // What most visitors come for, first and largest.
        selectors: {
          [leading]: { minHeight: 44, fontSize: '1rem', lineHeight: 1.3 },
        },
      },
      '(min-width: 1280px)': {
        selectors: {
          [leading]: { fontSize: '1.25rem', letterSpacing: '-0.01em' },
        },
      },
      '(min-width: 1440px)': {
        selectors: {
          [leading]: {
            minHeight: 52,
            fontSize: '1.5rem',
            letterSpacing: '-0.015em',
          },
        },
      },
    },
  },
]);

/** A link with a line below it. */
export const described = style([
  row,
  {
    flexDirection: 'column',
    paddingBlock: 8,
    fontWeight: 500,
    '@media': {
      [wide]: { height: '100%', paddingBlock: 10 },
      '(min-width: 1280px)': {
        fontSize: '1.125rem',
        letterSpacing: '-0.005em',
      },
    },
  },
]);

export const description = style({
  color: surface.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.3846,
  fontWeight: 400,
  letterSpacing: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { maxWidth: '32ch' } },
});

export const badge = style({
  flexShrink: 0,
  padding: '2px 7px',
  borderRadius: 999,
  background: surface.accent,
  color: surface.onAccent,
  fontSize: '0.6875rem',
  lineHeight: 1.2727,
  fontWeight: 600,
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
    fontWeight: 500,
    '@media': { [wide]: { minHeight: 36 } },
    selectors: {
      '&:hover': {
        textDecoration: 'underline',
        textDecorationThickness: 1,
        textUnderlineOffset: 5,
      },
    },
  },
]);

// The arrow goes ahead.
globalStyle(`${viewAll} > svg`, {
  transition: `translate ${theme.motion.panel} ${theme.motion.easing}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});
globalStyle(`${viewAll}:hover > svg`, { translate: '4px 0' });
globalStyle(`[dir="rtl"] ${viewAll} > svg`, { scale: '-1 1' });
globalStyle(`[dir="rtl"] ${viewAll}:hover > svg`, { translate: '-4px 0' });
