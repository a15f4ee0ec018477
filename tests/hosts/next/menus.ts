// The recipe of docs/menus-from-a-cms.md.
import type { LintelNavigation } from 'lintel';
import { defineNavigation, validateNavigation } from 'lintel/content';
import lastDeploy from './menu.json';

let menus = defineNavigation(lastDeploy);

export async function loadMenus(): Promise<LintelNavigation> {
  try {
    const response = await fetch(`${process.env.CMS_HOST}/menus.json`, {
      next: { revalidate: 1 },
      signal: AbortSignal.timeout(2000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const given: unknown = await response.json();
    for (const { severity, path, message } of validateNavigation(given)) {
      console.warn(severity, path, message);
    }
    const latest = defineNavigation(given);
    if (latest.items.length > 0) menus = latest;
  } catch (error) {
    console.warn('The CMS has no menus; showing the last ones.', error);
  }
  return menus;
}
