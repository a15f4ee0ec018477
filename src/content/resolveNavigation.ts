import { toJson } from '../browser/toJson';
import { badgeAt } from './datedBadge';
import type { Navigation, NavigationBadge } from './navigation';
import { sanitizeNavigation } from './sanitizeContent';

/**
 * Replaces dated badges by those that are valid at `now`, for servers whose pages
 * are not cached. By default, the server's HTML has no dated badges, because a
 * cached page could outlive their dates. Leaves out invalid entries, and never
 * throws.
 *
 * @param now the time, as a `Date` or in ms since 1970
 * @example
 * import { resolveNavigation } from 'lintel/content';
 * import type { Navigation } from 'lintel/content';
 *
 * declare const menus: Navigation;
 *
 * const navigation = resolveNavigation(menus, { now: Date.now() });
 */
export function resolveNavigation(
  navigation: Navigation,
  { now }: { now: Date | number },
): Navigation {
  const shown = sanitizeNavigation(navigation) ?? { version: 1, items: [] };
  return JSON.parse(toJson(shown), (name, value: unknown) =>
    name === 'badge' ? badgeAt(value as NavigationBadge, +now) : value,
  ) as Navigation;
}
