import { style } from '@vanilla-extract/css';
import { focusRing } from './mixins';

/**
 * A link or button without the page's own look, and with a focus ring. The class
 * is doubled, because the page's `a:link` and `a:hover` have a higher specificity
 * than one class.
 */
export const plainLink = style({
  selectors: {
    '&&': { color: 'inherit', textDecoration: 'none' },
    '&:focus-visible': focusRing,
  },
});
