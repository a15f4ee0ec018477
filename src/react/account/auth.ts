import { createAuth, type Auth } from '../../core/account/auth';
import { shared } from '../../core/browser/registry';
import type { SiteConfig } from '../../core/site/site';
import { sitePath } from '../../core/site/sitePath';

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
