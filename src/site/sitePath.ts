import { parseUrl, samePagePath } from '../browser/samePagePath';
import type { SiteConfig } from './site';

/**
 * Addresses of your own pages and services. Paths of analytics are in `tracking.paths`.
 */
export interface SitePaths {
  /**
   * The home page, to which the logo leads: a path on the page's origin, or a
   * whole URL. For a site with its languages in the path.
   * @default '/'
   * @example '/nl'
   */
  home: string;
  /**
   * Returns the logged-in visitor: a path on the page's origin, or a whole URL.
   * Requests to another origin send cookies, so the answer needs CORS headers
   * with credentials.
   * @default '/api/me'
   * @example 'https://api.example.com/me'
   */
  currentUser: string;
  /**
   * Ends the session: a path on the page's origin, or a whole URL.
   * @default '/api/auth/Logout'
   * @example '/session/end'
   */
  logOut: string;
  /**
   * The login page, exactly as it is: a path on the page's origin, or a whole
   * URL. Without it, login follows `protectedRedirect`.
   * @default none
   * @example 'https://id.example.com/sign-in'
   */
  logIn: string;
  /**
   * Login and sign-up, followed by `/login` or `/create-account`: a path on the
   * account host, or a whole URL.
   * @default '/auth/protected-redirect'
   * @example '/welcome'
   */
  protectedRedirect: string;
}

export const defaultSitePaths: Readonly<SitePaths> = {
  home: '/',
  currentUser: '/api/me',
  logOut: '/api/auth/Logout',
  logIn: '',
  protectedRedirect: '/auth/protected-redirect',
};

/** An address of `site.paths`, or the default if there is none or it is unsafe. */
export function sitePath(
  site: Pick<SiteConfig, 'paths'> | undefined,
  key: keyof SitePaths,
): string {
  const given = site?.paths?.[key];
  return samePagePath(given) ?? webAddress(given) ?? defaultSitePaths[key];
}

/** A whole `http(s)` URL. `fetch` throws on one with a password. */
function webAddress(value: unknown): string | null {
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  if (!url || url.username || url.password) return null;
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
