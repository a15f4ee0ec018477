import { createAuth, type Auth } from '../../core/account/auth';
import { shared } from '../../core/browser/registry';
import type { SiteConfig } from '../../core/site/site';
import { sitePath } from '../../core/site/sitePath';

/**
 * The page's login state: one request per endpoint, however many parts, copies
 * or apps use it (behaviour A1).
 */
export function pageAuth(site?: SiteConfig): Auth {
  const endpoint = sitePath(site, 'currentUser');
  return shared(`auth:${endpoint}`, () =>
    createAuth({
      endpoint,
      search: typeof location === 'undefined' ? '' : location.search,
    }),
  );
}
