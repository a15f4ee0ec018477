import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing';
import { plainLink } from '../../styles/plainLink';
import { heading as headingText } from '../../styles/text';
import { surface, theme } from '../../styles/theme.css';

export const menu = style({
  paddingInline: theme.gutter,
  paddingBlock: 8,
});

// Whatever the page's own headings look like.
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
  marginInline: -8,
  paddingInline: 8,
  paddingBlock: 10,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ...headingText,
  fontSize: '1.75rem',
  lineHeight: 1.2857,
  textAlign: 'start',
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  borderRadius: 4,
  cursor: 'pointer',
  selectors: {
    '&&': plainLink,
    '&[aria-current="page"]': { color: surface.accent },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const chevron = style({
  transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
  selectors: {
    '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
  },
});

export const links = style({
  paddingInlineStart: 16,
  paddingBlockEnd: 8,
  selectors: {
    '&[hidden]': { padding: 0 },
  },
});
