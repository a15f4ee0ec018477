import { style } from '@vanilla-extract/css';

export const icon = style({
  // Resets make every `svg` a block: https://tailwindcss.com/docs/preflight
  verticalAlign: 'baseline',
  display: 'inline',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Grows with the text.
  width: '1.25rem',
  height: '1.25rem',
  selectors: { '&[width="16"]': { width: '1rem', height: '1rem' } },
});
