import { samePagePath, wellFormed } from '../browser/samePagePath';
import { defaultSitePaths } from './sitePath';

/** Where a log-in or sign-up leads back to unless it is told (specification §2: the templates page). */
export const DEFAULT_LOCATION = '/templates';

const DEFAULT_ACTION = 'create-account';

export interface RedirectOptions {
  /** @default 'create-account' */
  action?: string;
  /** A path on this site. Anything else becomes the default. @default '/templates' */
  location?: string;
}

/**
 * The path of the log-in and sign-up redirect (specification §2).
 *
 * @param start what comes before the action: a path or a whole URL. @default '/auth/protected-redirect'
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

/** One segment of the path: `..` would leave it. */
function safeAction(action: unknown): string {
  return typeof action !== 'string' || /^\.*$/.test(action)
    ? DEFAULT_ACTION
    : encodeURIComponent(wellFormed(action));
}

/** The address with more parameters in its query, and without its hash. */
export function withQuery(address: string, query: string): string {
  const [bare = ''] = address.split('#');
  if (!bare.includes('?')) return `${bare}?${query}`;
  return bare + (/[?&]$/.test(bare) ? '' : '&') + query;
}
