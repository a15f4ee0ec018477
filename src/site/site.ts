import { isPublicSuffix } from '../browser/cookies';
import { memoize } from '../browser/memoize';
import {
  isLocalHost,
  readDomain,
  readOrigin,
  withoutFinalDot,
} from './readDomain';
import { samePagePath } from '../browser/samePagePath';
import { protectedRedirectPath, type RedirectOptions } from './redirect';
import type { SiteNames } from './siteName';
import { sitePath, type SitePaths } from './sitePath';

/** Your other hosts, by purpose. */
export type HostName =
  | 'account'
  | 'domains'
  | 'support'
  | 'forum'
  | 'learn'
  | 'media'
  | 'events'
  | 'eventsStaging';

/** Your site, as plain data, so that server components can pass it. */
export interface SiteConfig {
  /**
   * Your domain, such as `example.com` or `https://www.example.com/`. Required
   * if a server renders the page. With `localhost` or an IP address, everything
   * stays on the page's own origin. Without it, so do events.
   * @default the domain of the page's host
   * @example 'example.com'
   */
  domain?: string | undefined;
  /**
   * Hosts or origins that are not `{name}.{domain}`.
   * @default `{name}.{domain}`
   * @example { account: 'account.example.org' }
   */
  hosts?: Partial<Record<HostName | LanguageHost, string>> | undefined;
  /**
   * Domains that share the visitor's language. The two cookies are set on each
   * of them that the page belongs to, otherwise on the page's host.
   * @default `domain`
   * @example ['example.com', 'example.org']
   */
  cookieDomains?: readonly string[] | undefined;
  /**
   * The environment of the page. `dev` and `staging` send events to the staging
   * host, `prod` to the production host if the page is on the domain.
   * @default by the page's host
   * @example 'staging'
   */
  environment?: 'dev' | 'staging' | 'prod' | undefined;
  /**
   * The currency for visitors whose cookie has none, as an ISO 4217 code.
   * @default 'USD'
   * @example 'EUR'
   */
  currency?: string | undefined;
  /**
   * Addresses of your own services, if they differ from the defaults.
   * @example { currentUser: '/api/session' }
   */
  paths?: Partial<SitePaths> | undefined;
  /**
   * Names of cookies, events and flags, if they differ from the defaults.
   * @example { crumbCookie: 'csrf' }
   */
  names?: Partial<SiteNames> | undefined;
}

/** The first labels of the language sites' hosts. */
export type LanguageHost =
  'www' | 'uk' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'pt' | 'ko';

/** The hosts of a site. */
export interface Site {
  /**
   * The domain, or `null` if everything is on the page's own origin (localhost,
   * IP addresses).
   * @example 'example.com'
   */
  readonly domain: string | null;
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

/** Every `HostName`. */
export const hostNames = [
  'account',
  'domains',
  'support',
  'forum',
  'learn',
  'media',
  'events',
  'eventsStaging',
] as const satisfies readonly HostName[];

/**
 * Returns the hosts of a site.
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
    const path = pathOn(given);
    const own = ownOrigin(host, config?.hosts);
    if (own) return own + path;
    // A domain that is only a guess receives no events.
    const isGuess = configured === undefined && hostname !== null;
    if (domain === null || (isGuess && host.startsWith('events'))) return path;
    const label = host === 'eventsStaging' ? 'events-staging' : host;
    return `https://${label}.${domain}${path}`;
  }
  return {
    domain,
    urlOn,
    redirectUrl(options) {
      const logIn = options?.action === 'login' && sitePath(config, 'logIn');
      if (logIn) return logIn;
      const start = sitePath(config, 'protectedRedirect');
      const address = protectedRedirectPath(options, start);
      return address.startsWith('/') ? urlOn('account', address) : address;
    },
  };
}

/** Whether a value is the name of one of your hosts. */
export function isHostName(name: unknown): name is HostName {
  return (hostNames as readonly unknown[]).includes(name);
}

/** `@evil.example` after a host would lead to another host. */
function pathOn(given: unknown): string {
  const text = typeof given === 'string' ? given : '';
  return samePagePath(text.replace(/^(?!\/)/, '/')) ?? '/';
}

/** The origin of a whole host, or `undefined` for the default one. */
function ownOrigin(
  host: string,
  hosts: SiteConfig['hosts'],
): string | undefined {
  // `constructor` of an object is not a string.
  const configured = originOf(hosts?.[host as HostName]);
  return configured ?? (/[.:]/.test(host) ? originOf(host) : undefined);
}

function originOf(host: unknown): string | undefined {
  return typeof host === 'string' ? keptOrigin(host) : undefined;
}

/** Cached, because every link of a page has one of a few hosts. */
const keptOrigin = memoize(readOrigin);

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
const isForeign = memoize(isPublicSuffix);
