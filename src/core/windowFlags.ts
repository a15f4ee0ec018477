import { shared } from './registry';
import { defaultSiteNames, type SiteNames } from './siteNames';

export type WindowFlag = Extract<keyof SiteNames, `${string}Flag`>;

/** The names of this page's flags. What sends and prints is not passed the site. */
export function windowFlagNames(): Pick<SiteNames, WindowFlag> {
  return shared('flags', () => ({ ...defaultSiteNames }));
}

/** Whether the page has set a flag on `window`; never on a server. */
export function hasWindowFlag(flag: WindowFlag): boolean {
  return (
    typeof window !== 'undefined' && Boolean(flagsOf(window)[nameOf(flag)])
  );
}

/** Sets a flag on `window`, as a page would. */
export function setWindowFlag(flag: WindowFlag): void {
  flagsOf(window)[nameOf(flag)] = true;
}

function nameOf(flag: WindowFlag): string {
  return windowFlagNames()[flag];
}

function flagsOf(page: Window): Record<string, unknown> {
  return page as unknown as Record<string, unknown>;
}
