import { style } from '@vanilla-extract/css';
import { menuSurface } from './surface';

/** The colours of a menu in the header. */
export const menuColors = style({ selectors: menuSurface() });
