import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focusRing';
import { surface, theme } from '../../styles/theme.css';

export const hamburger = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineStart: 'auto',
  marginInlineEnd: -12,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [wide]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

export const navigation = style({
  '@media': {
    [narrow]: {
      flexBasis: '100%',
      display: 'none',
      paddingBlock: 8,
      selectors: { '[data-menu="open"] &': { display: 'block' } },
    },
    [wide]: { display: 'flex', flexGrow: 1 },
    '(scripting: none)': { display: 'block' },
  },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { display: 'flex', alignItems: 'stretch' } },
});

export const item = style({
  margin: 0,
  padding: 0,
  '@media': { [wide]: { display: 'flex' } },
});

const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  minHeight: 44,
  margin: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${theme.motion.hover} ${theme.motion.easing}`,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [narrow]: {
      width: '100%',
      paddingInline: 0,
      justifyContent: 'space-between',
      fontSize: '1.125rem',
    },
    [wide]: {
      paddingInline: 14,
      selectors: { '&:focus-visible': { outlineOffset: -6 } },
    },
  },
});

export const trigger = style([entry]);

export const topLink = style([
  entry,
  {
    '@media': {
      [wide]: {
        selectors: {
          '&:hover': { color: surface.muted },
        },
      },
    },
  },
]);

export const chevron = style({
  transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
  selectors: {
    [`${trigger}[aria-expanded="true"] > &`]: { transform: 'rotate(180deg)' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

// Radix' focus proxy: with the panel right after its trigger the tab order is
// natural, and a focusable aria-hidden element is an accessibility violation.
// https://github.com/radix-ui/primitives/issues/3085
globalStyle(`${trigger} + span[aria-hidden]`, { display: 'none' });
