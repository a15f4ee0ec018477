import { guardNavigation } from './guardContent';
import type { Navigation } from './navigation';

/** Where nothing can be shown: the header shows its own menus. */
export const noMenus: Navigation = { version: 1, items: [] };

/**
 * Menus from a JSON file, typed: TypeScript reads `version: number` and
 * `host: string` in such a file, which `Navigation` is stricter about. What
 * the header could not show is left out, and in development the console says
 * what and why. Never throws.
 *
 * @param data what `import menu from './menu.json'` gives
 * @example
 * import menu from './menu.json';
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
    // Even nothing is wrong here.
    lintContent(undefined, data ?? null, undefined);
  } catch {
    // A page that is developed offline may not get it.
  }
}

/** Without places that hold `undefined`: what Next passes to a page is JSON. */
export function plainNavigation(navigation: Navigation): Navigation {
  return JSON.parse(JSON.stringify(navigation)) as Navigation;
}
