import { guardNavigation } from './guardContent';
import type { Navigation } from './navigation';

/** Empty menus, for which the header shows its default menus. */
export const noMenus: Navigation = { version: 1, items: [] };

/**
 * Types the menus of a JSON file, in which TypeScript infers `version: number`
 * and `host: string`, too wide for `Navigation`. Leaves out invalid entries and
 * prints them in development. Never throws.
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
  if (process.env.NODE_ENV !== 'production') void lint(data);
  const navigation = guardNavigation(data);
  return navigation ? plainNavigation(navigation) : noMenus;
}

async function lint(data: unknown): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  try {
    const { lintContent } = await import('./validation/lintContent');
    // `undefined` would be skipped, but is an error here.
    lintContent(undefined, data ?? null, undefined);
  } catch {
    // The import can fail while offline.
  }
}

/** Removes `undefined` values, which Next cannot serialise as JSON. */
export function plainNavigation(navigation: Navigation): Navigation {
  return JSON.parse(JSON.stringify(navigation)) as Navigation;
}
