import { style } from '@vanilla-extract/css';
import { narrow } from '../../styles/breakpoints';
import { surface, theme } from '../../styles/theme.css';

/** How wide the picture is: the right third of the panel, or nearly as wide as the drawer. */
export const sizes =
  '(min-width: 1440px) 432px, (min-width: 1024px) 31vw, (min-width: 744px) 360px, 90vw';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  borderRadius: theme.radiusPicture,
  // Until the picture is there.
  background: surface.hairline,
  '@media': {
    [narrow]: {
      // In the plain list it would push the links apart.
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

/** One upon another. */
export const slides = style({ display: 'grid', height: '100%' });

export const slide = style({
  gridArea: '1 / 1',
  minHeight: 0,
  transition: `600ms ${theme.motion.easing}`,
  // The one that goes stays below the one that comes.
  transitionProperty: 'opacity, visibility',
  selectors: {
    '&[data-state="hidden"]': { visibility: 'hidden', opacity: 0 },
  },
});

/** Of no size itself. */
export const whole = style({ display: 'contents' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
