import { badgeAt } from './showLink';
import { guardNavigation } from './guardContent';
import type { Navigation } from './navigation';

/**
 * Menus with their dated badges decided: those of `now` for good, the others
 * left out. For a server whose pages nobody keeps: in its HTML the header
 * shows no dated badge by itself, as a kept page outlives the date.
 *
 * What the header could not show is left out; nothing is thrown.
 *
 * @param now the moment, as a `Date` or in ms since 1970
 */
export function resolveNavigation(
  navigation: Navigation,
  { now }: { now: Date | number },
): Navigation {
  const resolved = guardNavigation(navigation, (link) => ({
    ...link,
    badge: badgeAt(link.badge, +now),
  }));
  return resolved ?? { version: 1, items: [] };
}
