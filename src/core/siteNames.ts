import { defaultWindowFlags, type WindowFlags } from './windowFlags';

/**
 * Names that the page and the header share: cookies, a class, an event, and
 * flags on `window`. Those of analytics are in `tracking.names`.
 */
export interface SiteNames extends WindowFlags {
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
}

export const defaultSiteNames: Readonly<SiteNames> = {
  crumbCookie: 'crumb',
  localeCookie: 'ss_i18n',
  languageCookie: 'language',
  menuOpenClass: 'lintel-menu-open',
  messageEvent: 'lintel:message',
  ...defaultWindowFlags,
};
