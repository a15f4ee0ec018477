import { fallbackVar, style, type StyleRule } from '@vanilla-extract/css';
import { phone } from '../../core/media';
import { narrow, wide } from '../../styles/breakpoints';
import { card, row } from '../../styles/card';
import '../../styles/defaultTheme.css';
import { focusRing } from '../../styles/focusRing';
import { headerOffset } from '../../styles/headerOffset.css';
import { plainLink } from '../../styles/plainLink';
import { underline } from '../../styles/text';
import { surface, theme } from '../../styles/theme.css';
import { listSurface } from '../Header/listSurface.css';

// The header's surface; a page has none, and there the theme's colours hold.
const ink = fallbackVar(surface.foreground, theme.color.ink);
const paper = fallbackVar(surface.background, theme.color.paper);
const accent = fallbackVar(surface.accent, theme.color.accent);
const hairline = fallbackVar(
  surface.hairline,
  `color-mix(in srgb, ${theme.color.ink} 12%, transparent)`,
);

const ring = { ...focusRing, outlineColor: accent };

const inHeader = '[data-lintel="header"] &';
// One of the entries in the list of small screens; a card everywhere else.
const inList = '[data-lintel="header"][data-variant="full"] &';
const inMinimal = '[data-lintel="header"][data-variant="minimal"] &';

const shown: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  opacity: 1,
};

export const menu = style([
  listSurface,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    selectors: { [inHeader]: { marginInlineStart: 'auto' } },
    '@media': {
      [narrow]: {
        selectors: {
          [inList]: {
            display: 'none',
            flexBasis: '100%',
            flexDirection: 'column',
            alignItems: 'stretch',
            borderTop: `1px solid ${hairline}`,
          },
          '[data-lintel="header"][data-menu="open"][data-variant="full"] &': {
            display: 'flex',
          },
        },
      },
      [`(scripting: none) and ${narrow}`]: {
        selectors: { [inList]: { display: 'flex' } },
      },
      // No wider than its globe where the bar is full.
      [wide]: { selectors: { [inHeader]: { minWidth: 20 } } },
    },
  },
]);

const GAP = 6;
// In twice the size the text is higher than a target.
const barHeight = 'max(44px, 1.5em)';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: GAP,
  boxSizing: 'border-box',
  minHeight: 44,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.font.weightBar,
  textAlign: 'start',
  borderRadius: 4,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
  '@media': {
    [narrow]: {
      selectors: {
        [inList]: {
          minHeight: 56,
          // Room for the focus ring, as beside the entries above.
          marginInline: -8,
          paddingInline: 8,
          fontSize: '1.25rem',
          letterSpacing: '-0.01em',
        },
        [`${inList}:focus-visible`]: { outlineOffset: -2 },
      },
    },
    // In large text the globe says it alone: a name that has no room goes into
    // a second line, which is cut off, and what reads aloud still has it.
    [wide]: {
      selectors: {
        [inHeader]: {
          flexWrap: 'wrap',
          alignContent: 'flex-start',
          height: barHeight,
          overflow: 'hidden',
        },
        [`${inHeader}::before`]: {
          content: '',
          height: barHeight,
          marginInlineEnd: -GAP,
        },
      },
    },
  },
});

/** The page's language, in its own words. */
export const name = style({
  flexGrow: 1,
  selectors: { [`${trigger}:hover > &`]: underline },
  '@media': {
    // A finger's hover stays after its tap, and no entry above has a line.
    [narrow]: {
      selectors: {
        [`[data-lintel="header"][data-variant="full"] ${trigger}:hover > &`]: {
          textDecoration: 'none',
        },
      },
    },
    // A checkout's bar on a phone: the globe says it.
    [phone]: {
      selectors: {
        [inMinimal]: {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const chevron = style({
  transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
  selectors: {
    [`${trigger}[aria-expanded="true"] > &`]: { transform: 'rotate(180deg)' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

// Closed is said by CSS alone, as in the menus: the links stay in the HTML,
// and work before hydration and without JavaScript.
export const list = style({
  ...card,
  zIndex: 1,
  top: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  minWidth: 184,
  maxHeight: '80dvh',
  margin: 0,
  overflowY: 'auto',
  listStyle: 'none',
  color: ink,
  background: paper,
  border: `1px solid ${hairline}`,
  visibility: 'hidden',
  contentVisibility: 'hidden',
  opacity: 0,
  transitionProperty: 'opacity, visibility, content-visibility',
  transitionDuration: theme.motion.panel,
  transitionTimingFunction: theme.motion.easing,
  transitionBehavior: 'allow-discrete',
  selectors: {
    '[data-side="top"] > &': { top: 'auto', bottom: 'calc(100% + 4px)' },
    '[data-align="start"] > &': {
      insetInlineEnd: 'auto',
      insetInlineStart: 0,
    },
    '&[data-state="open"]': { ...shown, transitionProperty: 'opacity' },
    '[data-lintel="language-menu"]:not([data-ready]):focus-within > &': shown,
  },
  '@media': {
    // There it is as high as the bar.
    [wide]: {
      selectors: {
        [inHeader]: {
          top: 'calc(100% - 8px)',
          maxHeight: `calc(100dvh - max(${headerOffset}, ${theme.bar.height}))`,
        },
      },
    },
    '(scripting: none)': {
      selectors: { '[data-lintel="language-menu"]:hover > &': shown },
    },
    [narrow]: {
      selectors: {
        [inList]: {
          position: 'static',
          maxHeight: 'none',
          padding: 0,
          paddingBlockEnd: 8,
          border: 0,
          boxShadow: 'none',
          // The menu's own ground, whose edges the shadow draws.
          background: 'none',
          color: 'inherit',
        },
        [`${inList}[data-state="closed"]`]: {
          height: 0,
          padding: 0,
          overflow: 'hidden',
        },
      },
    },
    [`(scripting: none) and ${narrow}`]: {
      selectors: {
        [inList]: shown,
        [`${inList}[data-state="closed"]`]: { height: 'auto' },
      },
    },
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});

export const link = style({
  ...row,
  gap: 16,
  justifyContent: 'space-between',
  selectors: {
    '&&': plainLink,
    '&&[aria-current]': { color: accent },
    '&:hover': { background: hairline },
    '&:focus-visible': { ...ring, outlineOffset: -2 },
    // A tick, drawn: forced colours leave borders. The same from right to left.
    '&[aria-current]::after': {
      content: '',
      width: 5,
      height: 10,
      marginInlineEnd: 4,
      marginBlockEnd: 3,
      borderRight: '1.5px solid',
      borderBottom: '1.5px solid',
      rotate: '45deg',
    },
  },
  '@media': {
    [narrow]: { selectors: { [inList]: { minHeight: 48, marginInline: -8 } } },
  },
});
