import { style } from '@vanilla-extract/css';
import { narrow } from './breakpoints';
import { focusRing, outOfSight, pressed } from './mixins';
import { menuSurface } from './surface';
import { surface } from './theme.css';
import { FAR } from './zoom';

/**
 * A link or button without the page's own look. It has a focus ring, and fades
 * while it is pressed. The class is doubled, because the page's `a:link` and
 * `button:hover` have a higher specificity than one class.
 */
export const plainLink = style({
  selectors: {
    '&&': { color: 'inherit', textDecoration: 'none' },
    '&&:where(button)': { background: 'none' },
    '&:focus-visible': focusRing,
    '&:active': pressed,
  },
});

/** Text for screen readers only. */
export const visuallyHidden = style(outOfSight);

/** The colours of a menu in the header. */
export const menuColors = style({ selectors: menuSurface() });

/** The background of the open list on small screens, from edge to edge. The bar's background may differ. */
export const listSurface = style({
  '@media': {
    [narrow]: {
      selectors: {
        ...menuSurface('[data-menu="open"]'),
        '[data-menu="open"] &': {
          // Extends the background to both sides, without taking space.
          boxShadow: `0 0 0 ${FAR} ${surface.background}`,
          // Not around focus rings.
          clipPath: `inset(-4px calc(-1 * ${FAR}))`,
        },
      },
    },
  },
});
