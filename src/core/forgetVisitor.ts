import type { AnalyticsNames } from './analyticsNames';

/**
 * Deletes what analytics keep of a visitor, who has said no.
 *
 * @param domain that the cookies may have been set on, beside the page's host
 */
export function forgetVisitor(names: AnalyticsNames, domain?: string): void {
  for (const name of Object.values(names)) {
    // That one is the tag manager's.
    if (name === names.marketingId) continue;
    try {
      const nothing = `${name}=; path=/; max-age=0`;
      document.cookie = nothing;
      if (domain) document.cookie = `${nothing}; domain=${domain}`;
      localStorage.removeItem(name);
      sessionStorage.removeItem(name);
    } catch {
      // Where nothing may be read, nothing was kept.
    }
  }
}
