import { matchesMedia } from '../browser/viewport';

/**
 * Windows with the bar. Narrower windows have the drawer (behaviour H1). In em, so
 * that larger text in the browser's settings leads to the drawer before the bar is full.
 */
export const wide = '(min-width: 64em)';
export const narrow = '(max-width: 63.999em)';
/** Windows with room for larger text in the menus. */
export const roomy = '(min-width: 80em)';
/** Pointers that hover. Touch would keep the state after a tap. */
export const hovers = '(hover: hover)';
/** Wide windows with a mouse, where rows are lower. A finger needs 44 px (WCAG 2.5.5). */
export const precise = `${wide} and (pointer: fine)`;
/** Windows too low for sticky elements (behaviour H8). */
export const low = '(max-height: 400px)';

/**
 * Whether the menus are in a bar, and not in a drawer or a list. On a server,
 * which does not know, and in browsers without `matchMedia`, they are.
 */
export function isBar(): boolean {
  return typeof window === 'undefined' || matchesMedia(wide, true);
}
