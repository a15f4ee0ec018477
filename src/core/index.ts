// lintel/core: the rules without React, for other frameworks and for servers.
export { createAuth, readUser } from './auth';
export { stepDropdown, closedDropdown } from './dropdown';
export { matchLanguage } from './language';
export { isCurrentPage, isSafeHref, resolveHref } from './links';
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
export type { Language } from './language';
export type { LinkTarget } from './links';
export type { RedirectOptions } from './redirect';
export type { HostName, Site, SiteConfig } from './site';
export type { TrackEvent } from './trackEvent';
export type { Consent } from './tracking';
