import { isGiven } from '../browser/untrustedValue';
import { parseUrl, readAddress, samePagePath } from '../browser/urls';

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
] as const;

/** Your other hosts, by purpose. */
export type HostName = (typeof hostNames)[number];

/** `Partial`, also with TypeScript's `exactOptionalPropertyTypes`. */
export type Optional<T> = { [Name in keyof T]?: T[Name] | undefined };

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
  hosts?: Optional<Record<HostName | LanguageHost, string>> | undefined;
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
   * Addresses of your own services and of analytics, if they differ from the defaults.
   * @example { currentUser: '/api/session' }
   */
  paths?: Optional<SitePaths> | undefined;
  /**
   * Names of cookies, storage keys, events and flags, if they differ from the defaults.
   * @example { crumbCookie: 'csrf' }
   */
  names?: Optional<SiteNames> | undefined;
}

/** The first labels of the language sites' hosts. */
export type LanguageHost =
  'www' | 'uk' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'pt' | 'ko';

/**
 * Names that Lintel shares with the page: cookies, storage keys, a class, an event,
 * and flags on `window`.
 */
export interface SiteNames {
  /**
   * The cookie whose value is sent with the logout request. Only read.
   * @default 'crumb'
   * @example 'csrf'
   */
  crumbCookie: string;
  /**
   * The cookie with locale and currency, as JSON.
   * @default 'ss_i18n'
   * @example 'shop_i18n'
   */
  localeCookie: string;
  /**
   * The cookie with the code of the visitor's language.
   * @default 'language'
   * @example 'shop_language'
   */
  languageCookie: string;
  /**
   * The class of `<body>` while a drawer is open.
   * @default 'lintel-menu-open'
   * @example 'no-scroll'
   */
  menuOpenClass: string;
  /**
   * The event on `window` that sends messages to the header.
   * @default 'lintel:message'
   * @example 'shop:header'
   */
  messageEvent: string;
  /**
   * The flag on `window`, and the query parameter, for British English.
   * @default 'languageUk'
   * @example 'britishEnglish'
   */
  languageUkFlag: string;
  /**
   * The flag on `window` that turns off the landing and all events.
   * @default 'lintelEventsDisabled'
   * @example 'shopEventsDisabled'
   */
  eventsDisabledFlag: string;
  /**
   * The flag on `window` that turns off events of experiments.
   * @default 'lintelAbEventsDisabled'
   * @example 'shopAbEventsDisabled'
   */
  abEventsDisabledFlag: string;
  /**
   * The flag on `window` that prints warnings which are silent otherwise.
   * @default 'lintelLogging'
   * @example 'shopLogging'
   */
  loggingFlag: string;
  /**
   * The visitor's id in analytics, for 390 days. Cookie and local storage.
   * @default 'lintel_analytics_id'
   * @example 'shop_visitor'
   */
  analyticsId: string;
  /**
   * When the id in local storage expires, in ms since 1970.
   * @default 'lintel_analytics_id_expires'
   * @example 'shop_visitor_expires'
   */
  analyticsIdExpires: string;
  /**
   * The session's id, until the browser is closed. Session cookie.
   * @default 'lintel_session_id'
   * @example 'shop_session'
   */
  sessionId: string;
  /**
   * Marks the visitor's first session. Session storage of the tab.
   * @default 'lintel_first_session'
   * @example 'shop_first_session'
   */
  firstSession: string;
  /**
   * Marks a visitor who has been here before. Local storage.
   * @default 'lintel_has_landed'
   * @example 'shop_has_landed'
   */
  hasLanded: string;
  /**
   * Marks that the landing was sent. Session storage of the tab.
   * @default 'sqsp_l'
   * @example 'shop_landed'
   */
  landed: string;
  /**
   * The tag manager's cookie. Only read.
   * @default 'marketing_id'
   * @example '_campaign'
   */
  marketingId: string;
}

export const defaultSiteNames: Readonly<SiteNames> = {
  crumbCookie: 'crumb',
  localeCookie: 'ss_i18n',
  languageCookie: 'language',
  menuOpenClass: 'lintel-menu-open',
  messageEvent: 'lintel:message',
  languageUkFlag: 'languageUk',
  eventsDisabledFlag: 'lintelEventsDisabled',
  abEventsDisabledFlag: 'lintelAbEventsDisabled',
  loggingFlag: 'lintelLogging',
  analyticsId: 'lintel_analytics_id',
  analyticsIdExpires: 'lintel_analytics_id_expires',
  sessionId: 'lintel_session_id',
  firstSession: 'lintel_first_session',
  hasLanded: 'lintel_has_landed',
  landed: 'sqsp_l',
  marketingId: 'marketing_id',
};

/** Addresses of your own pages and services. */
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
   * The login page, exactly as it is, in every language: a path on the page's
   * origin, or a whole URL. Without it, login follows `protectedRedirect`.
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
  /**
   * The landing request of analytics: a path on the page's origin, or a whole URL.
   * @default '/api/track/Track'
   * @example '/api/visit'
   */
  landing: string;
  /**
   * Events: a path on the events host, or a whole URL. Ad blockers know the default.
   * @default '/api/v1/events'
   * @example '/api/messages'
   */
  events: string;
  /**
   * The same, of events with `channel: 'clanker'`.
   * @default '/api/v1/clanker/events'
   * @example '/api/notes'
   */
  clanker: string;
  /**
   * The same, of events with `tracking.validate`. The schema's name is appended.
   * @default '/api/v1/validate-event-content'
   * @example '/api/check'
   */
  validate: string;
}

export const defaultSitePaths: Readonly<SitePaths> = {
  home: '/',
  currentUser: '/api/me',
  logOut: '/api/auth/Logout',
  logIn: '',
  protectedRedirect: '/auth/protected-redirect',
  landing: '/api/track/Track',
  events: '/api/v1/events',
  clanker: '/api/v1/clanker/events',
  validate: '/api/v1/validate-event-content',
};

/** All names, with the defaults of those that are not given. */
export function siteNames(given: SiteConfig['names']): SiteNames {
  return withDefaults(given, defaultSiteNames);
}

/** All addresses, with the defaults of those that are not given or unsafe. */
export function sitePaths(given: SiteConfig['paths']): SitePaths {
  return withDefaults(given, defaultSitePaths, readOwnAddress);
}

/** Every member, with the defaults of those that are missing or empty. */
export function withDefaults<T extends object>(
  given: Optional<T> | undefined,
  defaults: Readonly<T>,
  read: (value: T[keyof T]) => T[keyof T] | null = (value) => value,
): T {
  const result: T = { ...defaults };
  for (const key of Object.keys(defaults) as (keyof T)[]) {
    const value = given?.[key];
    if (isGiven(value)) result[key] = read(value!) ?? defaults[key];
  }
  return result;
}

/**
 * A path, or a whole `http(s)` URL. `fetch` throws on one with a password.
 */
function readOwnAddress(value: unknown): string | null {
  const url = parseUrl(readAddress(value) ?? '');
  if (!url || url.username || url.password) return samePagePath(value);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
