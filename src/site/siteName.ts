import type { SiteConfig } from './site';

/**
 * Names that Lintel shares with the page: cookies, a class, an event, and flags
 * on `window`. Names of analytics are in `tracking.names`.
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
};

/** A name of `site.names`, or the default. */
export function siteName(
  site: Pick<SiteConfig, 'names'> | undefined,
  key: keyof SiteNames,
): string {
  return site?.names?.[key] ?? defaultSiteNames[key];
}
