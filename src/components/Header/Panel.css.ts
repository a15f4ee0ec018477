import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focusRing';
import { darkSurface } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

const shown: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  opacity: 1,
  // Not the others: a link must take focus in the frame that opens the panel.
  transitionProperty: 'opacity',
};

// Closed is said by CSS alone, so that the links stay in the HTML and work
// without JavaScript; `content-visibility` keeps layout and link prefetchers
// off them.
export const panel = style({
  color: surface.foreground,
  background: surface.background,
  selectors: {
    // Menu theme: black for a dark background, white otherwise (§4).
    '[data-theme="dark-background"] &': { vars: darkSurface },
  },
  '@media': {
    [wide]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: `calc(100dvh - ${theme.bar.height})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderBlock: `1px solid ${surface.hairline}`,
      visibility: 'hidden',
      contentVisibility: 'hidden',
      opacity: 0,
      transitionProperty: 'opacity, visibility, content-visibility',
      transitionDuration: theme.motion.panel,
      transitionTimingFunction: theme.motion.easing,
      transitionBehavior: 'allow-discrete',
      selectors: {
        '&[data-state="open"]': shown,
        // Before hydration and without JavaScript.
        '[data-lintel="header"]:not([data-ready]) li:is(:hover, :focus-within) > &':
          shown,
      },
    },
    [narrow]: {
      selectors: {
        '[data-lintel="header"]:not([data-fallback]) &[data-state="closed"]': {
          visibility: 'hidden',
          contentVisibility: 'hidden',
          height: 0,
          // Where `content-visibility` is not known.
          overflow: 'hidden',
        },
      },
    },
    // A plain list on small screens where nothing can open it.
    [`(scripting: none) and ${narrow}`]: {
      selectors: {
        '[data-lintel="header"]:not([data-fallback]) &[data-state="closed"]': {
          visibility: 'visible',
          contentVisibility: 'visible',
          height: 'auto',
        },
      },
    },
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});

const moving = `${wide} and (prefers-reduced-motion: no-preference)`;

globalStyle(`${panel} > *`, {
  '@media': {
    [moving]: {
      translate: '0 -4px',
      transition: `translate ${theme.motion.panel} ${theme.motion.easing}`,
    },
  },
});
globalStyle(
  `${panel}[data-state="open"] > *, [data-lintel="header"]:not([data-ready]) li:is(:hover, :focus-within) > ${panel} > *`,
  { '@media': { [moving]: { translate: 'none' } } },
);

export const groups = style({
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  marginInline: 'auto',
  '@media': {
    [narrow]: { paddingBlockEnd: 16 },
    // Column after column, two rows each: short groups share one.
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: '41%',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 24,
      rowGap: 28,
      paddingBlock: '40px 32px',
      paddingInline: 24,
    },
    '(min-width: 1280px)': { paddingInline: 40, columnGap: 32 },
  },
});

export const group = style({
  minWidth: 0,
  '@media': {
    [narrow]: { paddingBlockEnd: 24 },
    [wide]: {
      gridRow: 'span 2',
      selectors: {
        // Three links at most. Without `:has` every group has its own column.
        '&:not(:first-child):not(:has(li:nth-child(4)))': {
          gridRow: 'span 1',
        },
      },
    },
  },
});

export const groupLabel = style({
  margin: '0 0 8px',
  color: surface.muted,
  fontSize: '0.75rem',
  lineHeight: 1.3333,
  fontWeight: 600,
  letterSpacing: '0.02em',
  '@media': { [narrow]: { marginBlock: '8px 4px' } },
});

export const links = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: {
      selectors: {
        [`${group}:first-child &`]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 24,
          // Its taller rows begin level with the other groups'.
          marginBlockStart: -4,
        },
      },
    },
  },
});

export const linkItem = style({ margin: 0, padding: 0 });

const leading = `${group}:first-child &`;

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: 44,
  // Room for the focus ring beside the text, which stays on the grid.
  marginInline: -8,
  paddingBlock: 7,
  paddingInline: 8,
  borderRadius: 4,
  color: 'inherit',
  lineHeight: 1.4667,
  textDecoration: 'none',
  hyphens: 'auto',
  // Not `break-word`: beside a badge a long word has to give way.
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 5,
    },
    '&[aria-current="page"]': { color: surface.accent },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
  '@media': {
    [wide]: {
      minHeight: 36,
      // What most visitors come for, first and largest.
      selectors: {
        [leading]: {
          minHeight: 44,
          fontSize: '1rem',
          lineHeight: 1.3,
        },
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
});

// The drawings keep a margin of their own within their box.
globalStyle(`${link} > svg`, { flexShrink: 0, marginInlineStart: -3 });

export const badge = style({
  flexShrink: 0,
  padding: '2px 7px',
  borderRadius: 999,
  background: surface.accent,
  color: surface.onAccent,
  fontSize: '0.6875rem',
  lineHeight: 1.2727,
  fontWeight: 600,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const footer = style({
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  marginInline: 'auto',
  '@media': {
    [wide]: {
      paddingInline: 24,
      paddingBlockEnd: 16,
      selectors: {
        '&::before': {
          content: '',
          display: 'block',
          marginBlockEnd: 16,
          borderTop: `1px solid ${surface.hairline}`,
        },
      },
    },
    '(min-width: 1280px)': { paddingInline: 40 },
  },
});

export const viewAll = style([
  link,
  {
    width: 'fit-content',
    fontWeight: 500,
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
