import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../src/styles/mixins';
import { theme } from '../../../src/styles/theme.css';

export const form = style({ display: 'grid', gap: 24 });

export const field = style({ display: 'grid', gap: 8, minWidth: 0 });

export const label = style({ fontSize: '0.9375rem', fontWeight: 500 });

export const control = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 48,
  padding: '11px 14px',
  border: `1px solid ${theme.color.muted}`,
  borderRadius: theme.radius,
  color: theme.color.ink,
  background: theme.color.paper,
  font: 'inherit',
  resize: 'vertical',
  // Space for its label below the header.
  scrollMarginTop: 48,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderWidth: 2, borderColor: theme.color.ink },
  },
});

export const problem = style({
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: 500,
});

export const result = style({ margin: 0, minHeight: '1.5em' });
