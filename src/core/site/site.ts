import { memoize } from '../browser/memoize';
import { isOwnOrigin, readDomain, readOrigin } from './readDomain';
import { samePagePath } from '../browser/samePagePath';
import { protectedRedirectPath, type RedirectOptions } from './redirect';
import type { SiteNames } from './siteName';
import { sitePath, type SitePaths } from './sitePath';

/** The provider's hosts beside its pages, by the job they do. */
export type HostName =
  | 'account'
  | 'domains'
  | 'support'
  | 'forum'
  | 'learn'
  | 'media'
  | 'events'
  | 'eventsStaging';

/** What a page team says of its site, as plain data: it crosses from a server component. */
export interface SiteConfig {
  /**
   * The product's domain, such as `example.com`; `https://www.example.com/` is
   * the same. `localhost` and IP addresses keep everything on the page's own
   * origin. Required where a server renders; in a browser, without it, the
   * current host is read.
   */
  domain?: string;
  /** Hosts that are not `{name}.{domain}`: `account.example.org` or a whole origin. */
  hosts?: Partial<Record<HostName | LanguageHost, string>>;
  /**
   * The provider's domains that share a visitor's language: its two cookies
   * are set on each of these that the page belongs to, or else on the page's
   * host alone.
   * @default `domain`
   */
  cookieDomains?: readonly string[];
  /**
   * Where the page runs: only `prod` sends events to the production host, and
   * that on the product's domain alone.
   * @default what the page's host says
   */
  environment?: 'dev' | 'staging' | 'prod';
  /** ISO 4217, for visitors whose cookie names none. @default 'USD' */
  currency?: string;
  /** Addresses of the services that the header calls, where yours are others. */
  paths?: Partial<SitePaths>;
  /** Names of cookies, events and flags, where yours are others. */
  names?: Partial<SiteNames>;
}

/** The first labels of the language sites' hosts. */
export type LanguageHost =
  'www' | 'uk' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'pt' | 'ko';

export interface Site {
  /** `null`: everything is on the page's own origin (localhost, IP addresses). */
  readonly domain: string | null;
  /**
   * The address of a path on one of the provider's hosts; a path alone on the
   * same origin. What is no path becomes the host's first page.
   *
   * @param host a `HostName`, a language site's label, or a whole host or origin
   */
  urlOn(host: string, path: string): string;
  /** Where log-in and sign-up begin: on the account host, unless `site.paths` names a whole URL. */
  redirectUrl(options?: RedirectOptions): string;
}

/** Stands in where a server renders and was not told the domain. */
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
 * Where the provider's hosts are.
 *
 * @param hostname the page's own, or `null` on a server and in the first
 *   client render, which must read props alone
 * @param languageLabels the first labels that language sites use (`de`, `uk` …)
 */
export function resolveSite(
  config: SiteConfig | undefined,
  hostname: string | null,
  languageLabels: readonly string[],
): Site {
  const told = readDomain(config?.domain);
  const domain =
    told !== undefined
      ? told
      : hostname === null
        ? FALLBACK_DOMAIN
        : domainOf(hostname, languageLabels);
  function urlOn(host: string, given: string): string {
    const path = pathOn(given);
    const own = ownOrigin(host, config?.hosts);
    if (own) return own + path;
    if (domain === null) return path;
    const label = host === 'eventsStaging' ? 'events-staging' : host;
    return `https://${label}.${domain}${path}`;
  }
  return {
    domain,
    urlOn,
    redirectUrl(options) {
      const start = sitePath(config, 'protectedRedirect');
      const address = protectedRedirectPath(options, start);
      return address.startsWith('/') ? urlOn('account', address) : address;
    },
  };
}

/** Whether a text names one of the provider's hosts. */
export function isHostName(name: unknown): name is HostName {
  return (hostNames as readonly unknown[]).includes(name);
}

/** `@evil.example` behind a host would be another host. */
function pathOn(given: unknown): string {
  const text = typeof given === 'string' ? given : '';
  return samePagePath(text.replace(/^(?!\/)/, '/')) ?? '/';
}

/** The origin of a whole host; `undefined` where it is the usual one. */
function ownOrigin(
  host: string,
  hosts: SiteConfig['hosts'],
): string | undefined {
  // Every object has a `constructor`, which is no text.
  const told = originOf(hosts?.[host as HostName]);
  return told ?? (/[.:]/.test(host) ? originOf(host) : undefined);
}

function originOf(host: unknown): string | undefined {
  return typeof host === 'string' ? keptOrigin(host) : undefined;
}

/** Every link of a page asks for one of a few hosts. */
const keptOrigin = memoize(readOrigin);

function domainOf(
  hostname: string,
  languageLabels: readonly string[],
): string | null {
  if (isOwnOrigin(hostname)) return null;
  const [first = '', ...rest] = hostname.split('.');
  const isSiteLabel = first === 'www' || languageLabels.includes(first);
  return isSiteLabel && rest.length >= 2 ? rest.join('.') : hostname;
}
