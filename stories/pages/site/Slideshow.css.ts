import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../src/styles/mixins';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet, whenMoving } from './mixins';

export const head = style([
  container,
  {
    display: 'grid',
    gap: '24px 40px',
    alignItems: 'end',
    '@media': {
      [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
]);

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
});

export const position = style({
  minWidth: '3.5em',
  color: theme.color.muted,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: '1px solid currentcolor',
  borderRadius: '50%',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      background: 'color-mix(in srgb, currentColor 8%, transparent)',
    },
    '&:focus-visible': focusRing,
  },
});

export const backward = style({ scale: '-1 1' });

// All slides are in the same cell, so that it is as high as the highest.
export const slides = style({ display: 'grid' });

export const slide = style({
  gridArea: '1 / 1',
  minWidth: 0,
  visibility: 'hidden',
  opacity: 0,
});

export const shown = style([
  slide,
  {
    selectors: { '&&': { visibility: 'visible', opacity: 1 } },
    ...whenMoving({ '&': { transition: 'opacity 300ms' } }),
  },
]);
