import { reportContent } from './reportContent';
import type { Navigation } from './navigation';
import { sanitizeNavigation } from './sanitizeContent';

/**
 * Types the menus of a JSON file, in which TypeScript infers `version: number`
 * and `host: string`, too wide for `Navigation`. Leaves out invalid entries and
 * prints them in development. Never throws. Without a valid entry, the menus are
 * empty, and the header shows its default menus.
 *
 * @param data the imported JSON
 * @example
 * import { defineNavigation } from 'lintel/content';
 *
 * // Or: import menu from './menu.json';
 * const menu = {
 *   version: 1,
 *   items: [{ id: 'pricing', label: 'Pricing', href: '/pricing' }],
 * };
 * const navigation = defineNavigation(menu);
 */
export function defineNavigation(data: unknown): Navigation {
  const navigation = sanitizeNavigation(data) ?? { version: 1, items: [] };
  void reportContent({ navigation: data ?? null });
  // JSON has no `undefined`, which Next cannot serialise.
  return JSON.parse(JSON.stringify(navigation)) as Navigation;
}
