import { matchesMedia } from '../../core/browser/media';
import { wide } from '../../styles/breakpoints';

/** Whether the menus stand in a bar, not in the list of small screens. */
export function isBar(): boolean {
  return matchesMedia(wide, true);
}
