import { style } from '@vanilla-extract/css';
import {
  heading as headingText,
  innerFocusRing,
  plainLink,
  ringRoom,
} from '../../styles/mixins';
import { surface, theme } from '../../styles/theme.css';

export const menu = style({
  paddingInline: theme.gutter,
  paddingBlock: 8,
});

// Resets the page's own styles for headings.
export const heading = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  boxSizing: 'border-box',
  width: 'calc(100% + 16px)',
  minHeight: 60,
  ...ringRoom,
  paddingBlock: 10,
  border: 0,
  background: 'none',
  font: 'inherit',
  ...headingText,
  fontSize: '1.75rem',
  lineHeight: 1.2857,
  textAlign: 'start',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  borderRadius: theme.radiusSmall,
  cursor: 'pointer',
  selectors: {
    '&&': plainLink,
    '&[aria-current="page"]': { color: surface.accent },
    '&:focus-visible': innerFocusRing,
  },
});

export const links = style({
  paddingInlineStart: 16,
  paddingBlockEnd: 8,
  selectors: {
    '&[hidden]': { padding: 0 },
  },
});
