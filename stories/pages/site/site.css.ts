import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../src/styles/mixins';
import { theme } from '../../../src/styles/theme.css';

export const heading = style({
  margin: 0,
  maxWidth: '16em',
  fontSize: 'clamp(2rem, 4.4vw, 4rem)',
  fontWeight: 500,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});

export const subheading = style({
  margin: 0,
  fontSize: 'clamp(1.25rem, 1.8vw, 1.625rem)',
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

export const small = style({
  margin: 0,
  color: theme.color.muted,
  fontSize: '0.875rem',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 'clamp(24px, 2.6vw, 40px)',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minHeight: 44,
  paddingInline: 20,
  border: '1px solid currentcolor',
  borderRadius: theme.radius,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      background: 'color-mix(in srgb, currentColor 8%, transparent)',
    },
    '&:focus-visible': focusRing,
  },
});
