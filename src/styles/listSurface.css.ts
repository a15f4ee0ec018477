import { style } from '@vanilla-extract/css';
import { narrow } from './breakpoints';
import { menuSurface } from './surface';
import { surface } from './theme.css';

/** The background of the open list on small screens, from edge to edge. The bar's background may differ. */
export const listSurface = style({
  '@media': {
    [narrow]: {
      selectors: {
        ...menuSurface('[data-menu="open"]'),
        '[data-menu="open"] &': {
          // Extends the background to both sides, without taking space.
          boxShadow: `0 0 0 100vmax ${surface.background}`,
          // Not around focus rings.
          clipPath: 'inset(-4px -100vmax)',
        },
      },
    },
  },
});
