import { matchesMedia } from '../browser/media';
import { wide } from '../styles/breakpoints';

/**
 * Whether the menus are in a bar, and not in a drawer or a list. On a server,
 * which does not know, and in browsers without `matchMedia`, they are.
 */
export function isBar(): boolean {
  return typeof window === 'undefined' || matchesMedia(wide, true);
}
