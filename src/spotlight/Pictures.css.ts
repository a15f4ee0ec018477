import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { surface, theme } from '../styles/theme.css';

/** The displayed width: a third of the panel, or almost the whole drawer. */
export const sizes =
  '(min-width: 1440px) 432px, (min-width: 1024px) 31vw, (min-width: 744px) 360px, 90vw';

export const frame = style({
  '@media': {
    [narrow]: {
      // Hidden in the plain list, which shows links only.
      display: 'none',
      selectors: {
        '[data-lintel="drawer"] &': {
          display: 'block',
          marginBlock: '16px 8px',
        },
      },
    },
  },
});

/** Several pictures, and a row of controls below them. It is there before they have loaded. */
export const carousel = style([
  frame,
  {
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplate: 'auto 40px / 1fr auto',
        alignItems: 'end',
      },
    },
  },
]);

/** Stacked on top of each other. */
export const slides = style({
  display: 'grid',
  gridColumn: '1 / -1',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  borderRadius: theme.radiusPicture,
  // Visible until the picture has loaded.
  background: surface.hairline,
});

export const slide = style({
  gridArea: '1 / 1',
  minHeight: 0,
  transition: `600ms ${theme.motion.easing}`,
  // The old picture stays below the new one.
  transitionProperty: 'opacity, visibility',
  selectors: {
    '&[data-state="hidden"]': { visibility: 'hidden', opacity: 0 },
  },
});

/** Takes no space itself. */
export const whole = style({ display: 'contents' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
