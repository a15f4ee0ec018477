import { style } from '@vanilla-extract/css';
import { narrow } from '../../styles/breakpoints';
import { menuSurface } from '../../styles/surface';
import { surface } from '../../styles/theme.css';

/** The open list of small screens is a menu from edge to edge, below a bar that may have another ground. */
export const listSurface = style({
  '@media': {
    [narrow]: {
      selectors: {
        ...menuSurface('[data-menu="open"]'),
        '[data-menu="open"] &': {
          // The ground goes on beside it, and takes no room there.
          boxShadow: `0 0 0 100vmax ${surface.background}`,
          clipPath: 'inset(0 -100vmax)',
        },
      },
    },
  },
});
