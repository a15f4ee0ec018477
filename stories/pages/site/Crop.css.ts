import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative', overflow: 'hidden' });

export const image = style({
  position: 'absolute',
  maxWidth: 'none',
  height: 'auto',
});
