import { style } from '@vanilla-extract/css';
import { theme } from '../../src/styles/theme.css';

export const promo = style({
  margin: 0,
  padding: '10px 20px',
  color: theme.color.paper,
  background: theme.color.accent,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  textAlign: 'center',
});

export const promoLink = style({
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: 3,
  selectors: {
    '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
  },
});

export const start = style({ flexGrow: 1, whiteSpace: 'nowrap' });

export const messages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  marginInline: 'auto',
  padding: `96px ${theme.gutter} 0`,
});
