import { toJson } from '../core/browser/toJson';
import { guardNavigation } from './guardContent';
import type { Navigation } from './navigation';

/** Empty menus, for which the header shows its default menus. */
export const noMenus: Navigation = { version: 1, items: [] };

/** In development. The header would report what is left of them again, at other places. */
const checked = new WeakSet<object>();

/** Whether problems of these menus have already been printed. */
export function isChecked(navigation: unknown): boolean {
  return checked.has(navigation as object);
}

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
  const guarded = guardNavigation(data);
  const navigation = guarded ? plainNavigation(guarded) : noMenus;
  if (process.env.NODE_ENV !== 'production') {
    checked.add(navigation);
    void lint(data);
  }
  return navigation;
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
  return JSON.parse(toJson(navigation)) as Navigation;
}
