import type { SiteConfig } from './site';
import { siteName } from './siteName';
import { windowFlagNames, type WindowFlags } from './windowFlags';

/**
 * Names the page's flags on `window` as the site does, for all parts of the
 * page. A site without names changes nothing.
 */
export function nameWindowFlags(
  site: Pick<SiteConfig, 'names'> | undefined,
): void {
  if (!site?.names) return;
  const names = windowFlagNames();
  for (const flag of Object.keys(names) as (keyof WindowFlags)[]) {
    names[flag] = siteName(site, flag);
  }
}
