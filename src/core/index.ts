// lintel/core: the rules without React, for other frameworks and for servers.
export { createAuth, readUser } from './auth';
export { stepDropdown, closedDropdown } from './dropdown';
export {
  defaultFeatureSettings,
  hasUkFlag,
  readFeatureSettings,
} from './featureFlags';
export {
  findLanguage,
  hostLabels,
  matchLanguage,
  urlOfLanguage,
} from './language';
export { rememberLanguage } from './languageCookies';
export { isCurrentPage, isSafeHref, pathOf, resolveHref } from './links';
export { protectedRedirectPath } from './redirect';
export { samePagePath } from './samePagePath';
export { resolveSite } from './site';

export type { Auth, AuthOptions, AuthState, User } from './auth';
export type {
  DropdownEffect,
  DropdownEvent,
  DropdownOptions,
  DropdownReason,
  DropdownState,
  DropdownStep,
} from './dropdown';
export type { FeatureFlags, FeatureSettings } from './featureFlags';
export type { Language, LanguageSite, LanguageSites } from './language';
export type { LinkTarget } from './links';
export type { RedirectOptions } from './redirect';
export type { HostName, LanguageHost, Site, SiteConfig } from './site';
export type { TrackEvent } from './trackEvent';
export type { Consent } from './tracking';
