import { createAuth, type Auth } from '../core/auth';
import { shared } from '../core/registry';
import type { SiteConfig } from '../core/site';
import { sitePath } from '../core/sitePath';

/** One answer to "who is it?" per page and endpoint, however many parts, copies or apps ask. */
export function pageAuth(site?: SiteConfig): Auth {
  const endpoint = sitePath(site, 'currentUser');
  return shared(`auth:${endpoint}`, () =>
    createAuth({
      endpoint,
      search: typeof location === 'undefined' ? '' : location.search,
    }),
  );
}
