import { warnInDevelopment } from '../report/report';
import type { SiteConfig } from './site';

/**
 * Names that the page and the header share: cookies, a class, an event, and
 * flags on `window`. Those of analytics are in `tracking.names`.
 */
export interface SiteNames {
  /** Cookie, only read: its value is sent with the log-out call. @default 'crumb' */
  crumbCookie: string;
  /** Cookie: the visitor's locale and currency, as JSON. @default 'ss_i18n' */
  localeCookie: string;
  /** Cookie: the code of the visitor's language. @default 'language' */
  languageCookie: string;
  /** Class of `<body>` while a drawer is open. @default 'lintel-menu-open' */
  menuOpenClass: string;
  /** Event on `window` that the header takes its messages from. @default 'lintel:message' */
  messageEvent: string;
  /** Flag on `window`, and query parameter: turns the UK variant of English on. @default 'languageUk' */
  languageUkFlag: string;
  /** Flag on `window`: turns landing and events off. @default 'lintelEventsDisabled' */
  eventsDisabledFlag: string;
  /** Flag on `window`: turns events of experiments off. @default 'lintelAbEventsDisabled' */
  abEventsDisabledFlag: string;
  /** Flag on `window`: prints the warnings that are silent otherwise. @default 'lintelLogging' */
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

/** A blank breaks a class, and a semicolon a cookie. */
const NAME = /^[\w.:$-]+$/;

/** The site's name for something, or the default. */
export function siteName(
  site: Pick<SiteConfig, 'names'> | undefined,
  key: keyof SiteNames,
): string {
  const name: unknown = site?.names?.[key];
  if (typeof name === 'string' && NAME.test(name)) return name;
  if (process.env.NODE_ENV !== 'production' && name !== undefined) {
    warnInDevelopment(
      `site.names.${key} is not a usable name; using "${defaultSiteNames[key]}". Use letters, digits and _ - . : $ only.`,
    );
  }
  return defaultSiteNames[key];
}
