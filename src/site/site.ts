import { isPublicSuffix } from '../browser/cookies';
import { memoize } from '../browser/memoize';
import {
  isLocalHost,
  readDomain,
  readOrigin,
  withoutFinalDot,
} from './readDomain';
import { samePagePath, toPath, wellFormed } from '../browser/urls';
import {
  defaultSitePaths,
  siteNames,
  sitePaths,
  type HostName,
  type SiteConfig,
  type SiteNames,
  type SitePaths,
} from './siteConfig';

/** A site: its hosts, the addresses of its services, and its names. */
export interface Site {
  /**
   * The domain, or `null` if everything is on the page's own origin (localhost,
   * IP addresses).
   * @example 'example.com'
   */
  readonly domain: string | null;
  /** Addresses of its own pages and services. @example { home: '/', … } */
  readonly paths: Readonly<SitePaths>;
  /** Names of cookies, events and flags. @example { crumbCookie: 'crumb', … } */
  readonly names: Readonly<SiteNames>;
  /** Domains that share the visitor's language. @example ['example.com'] */
  readonly cookieDomains: readonly string[];
  /** The currency for visitors whose cookie has none. @example 'USD' */
  readonly currency: string;
  /**
   * The address of a path on one of your hosts. Anything other than a path
   * becomes the host's home page.
   *
   * @param host a `HostName`, a language site's label, or a whole host or
   *   origin
   * @example site.urlOn('account', '/settings')
   */
  urlOn(host: string, path: string): string;
  /**
   * The address for login or sign-up: on the account host, unless `site.paths`
   * has a whole URL. `site.paths.logIn` replaces that for login.
   * @example site.redirectUrl({ action: 'login' })
   */
  redirectUrl(options?: RedirectOptions): string;
}

/** The domain if a server renders the page and `site.domain` is missing. */
export const FALLBACK_DOMAIN = 'example.com';

/**
 * Returns a site with its hosts, addresses and names.
 *
 * @param hostname the page's hostname, or `null` on a server and in the first
 *   client render, which depend on props alone
 * @param languageLabels the first labels of the language sites' hosts (`de`,
 *   `uk` …)
 * @example
 * import { resolveSite } from 'lintel/core';
 *
 * const site = resolveSite({ domain: 'example.com' }, null, ['de']);
 * site.urlOn('account', '/settings');
 * // 'https://account.example.com/settings'
 */
export function resolveSite(
  config: SiteConfig | undefined,
  hostname: string | null,
  languageLabels: readonly string[],
): Site {
  const configured = readDomain(config?.domain);
  const domain =
    configured !== undefined
      ? configured
      : hostname === null
        ? FALLBACK_DOMAIN
        : domainOf(hostname, languageLabels);
  function urlOn(host: string, given: string): string {
    const path = toPath(given);
    const origin =
      readOrigin(config?.hosts?.[host as HostName]) ??
      (/[.:]/.test(host) ? readOrigin(host) : undefined);
    if (origin !== undefined) return origin + path;
    // A domain that is only a guess receives no events.
    const isGuess = configured === undefined && hostname !== null;
    if (domain === null || (isGuess && host.startsWith('events'))) return path;
    const label = host === 'eventsStaging' ? 'events-staging' : host;
    return `https://${label}.${domain}${path}`;
  }
  const paths = sitePaths(config?.paths);
  return {
    domain,
    paths,
    names: siteNames(config?.names),
    cookieDomains: [config?.cookieDomains ?? domain ?? []].flat(),
    currency: config?.currency ?? 'USD',
    urlOn,
    redirectUrl(options) {
      if (options?.action === 'login' && paths.logIn) return paths.logIn;
      const address = protectedRedirectPath(options, paths.protectedRedirect);
      return address.startsWith('/') ? urlOn('account', address) : address;
    },
  };
}

function domainOf(
  hostname: string,
  languageLabels: readonly string[],
): string | null {
  const name = withoutFinalDot(hostname);
  if (isLocalHost(name)) return null;
  const [first = '', ...rest] = name.split('.');
  const isSiteLabel = first === 'www' || languageLabels.includes(first);
  const domain = rest.join('.');
  return isSiteLabel && rest.length >= 2 && !isForeign(domain) ? domain : name;
}

/**
 * Whether a domain belongs to others too, such as `github.io` for
 * `pt.github.io`. Cached, because each check writes a cookie.
 */
const isForeign = /* @__PURE__ */ memoize(isPublicSuffix);

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
 * The path for login or sign-up, with the page to return to.
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
