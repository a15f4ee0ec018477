import { style } from '@vanilla-extract/css';
import { mirrored } from '../styles/direction.css';
import { focusRing } from '../styles/mixins';
import { surface, theme } from '../styles/theme.css';

// A row below the pictures. In the markup it is above them: the button that
// stops them comes first. The icons are aligned with both edges of the pictures.
export const group = style({
  position: 'relative',
  // Above the link, which covers the spotlight.
  zIndex: 1,
  gridRow: 2,
  display: 'flex',
  marginInline: -8,
});

const bare = style({
  height: 32,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 16,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const button = style([
  bare,
  {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    transition: `background-color ${theme.motion.hover}`,
    selectors: {
      '&:hover': { background: surface.hairline },
      // Arrows are mirrored for right-to-left text.
      '&[aria-controls]': { scale: mirrored },
    },
  },
]);

export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A dot with a larger touch target. */
export const pick = style([
  bare,
  {
    width: 24,
    selectors: {
      // A border, because forced colours remove backgrounds.
      '&::before': {
        content: '',
        display: 'block',
        width: 0,
        margin: 'auto',
        border: '4px solid',
        borderRadius: 4,
        opacity: 0.5,
      },
      '&:hover::before': { opacity: 1 },
      '&[aria-disabled]': { cursor: 'default' },
      '&[aria-disabled]::before': { width: 8, opacity: 1 },
    },
  },
]);
