import { createAuth, type Auth } from '../core/auth';
import { shared } from '../core/registry';

/** One answer to "who is it?" per page, however many parts, copies or apps ask. */
export function pageAuth(): Auth {
  return shared('auth:/api/me', () =>
    createAuth({
      search: typeof location === 'undefined' ? '' : location.search,
    }),
  );
}
