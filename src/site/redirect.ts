import { samePagePath, wellFormed } from '../browser/urls';
import { defaultSitePaths } from './siteConfig';

/** The page to return to after login or sign-up (behaviour A13). */
export const DEFAULT_LOCATION = '/templates';

const DEFAULT_ACTION = 'create-account';

/** Options for login and sign-up addresses. */
export interface RedirectOptions {
  /**
   * The action: `login` or `create-account`.
   * @default 'create-account'
   * @example 'login'
   */
  action?: string | undefined;
  /**
   * The page to return to: a path on this site. Anything else becomes the
   * default.
   * @default '/templates'
   * @example '/pricing'
   */
  location?: string | undefined;
}

/**
 * The path for login or sign-up, with the page to return to (behaviour A13).
 *
 * @param start the address before the action: a path or a whole URL. By default
 *   `/auth/protected-redirect`.
 * @example
 * import { protectedRedirectPath } from 'lintel/core';
 *
 * protectedRedirectPath({ action: 'login', location: '/pricing' });
 * // '/auth/protected-redirect/login?location=%2Fpricing'
 */
export function protectedRedirectPath(
  options?: RedirectOptions,
  start = defaultSitePaths.protectedRedirect,
): string {
  const { action, location } = options ?? {};
  const back = samePagePath(location) ?? DEFAULT_LOCATION;
  const [, path = '', query = ''] = /^([^?#]*)([^#]*)/.exec(start) ?? [];
  return withQuery(
    `${path.replace(/\/+$/, '')}/${safeAction(action)}${query}`,
    `location=${encodeURIComponent(back)}`,
  );
}

/** One segment of the path. `..` would leave it. */
function safeAction(action: unknown): string {
  return typeof action !== 'string' || /^\.*$/.test(action)
    ? DEFAULT_ACTION
    : encodeURIComponent(wellFormed(action));
}

/** Adds parameters to an address and removes its hash. */
export function withQuery(address: string, query: string): string {
  const [bare = ''] = address.split('#');
  if (!bare.includes('?')) return `${bare}?${query}`;
  return bare + (/[?&]$/.test(bare) ? '' : '&') + query;
}
