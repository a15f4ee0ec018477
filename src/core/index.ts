// lintel/core: the rules without React, for other frameworks and for servers.
export { appendFormatJson } from './appendFormatJson';
export { createAuth, readUser } from './auth';
export { stepDropdown, closedDropdown } from './dropdown';
export {
  defaultFeatureSettings,
  hasUkFlag,
  readFeatureSettings,
} from './featureFlags';
export {
  IMAGE_FALLBACK_WIDTH,
  IMAGE_WIDTHS,
  imageFormats,
  imagePath,
  imageSources,
  imageType,
} from './images';
export {
  findLanguage,
  hostLabels,
  matchLanguage,
  urlOfLanguage,
} from './language';
export { rememberLanguage } from './languageCookies';
export { isCurrentPage, isSafeHref, pathOf, resolveHref } from './links';
export { memoize } from './memoize';
export { analyticsPath } from './pagePath';
export { parseQuery } from './parseQuery';
export { protectedRedirectPath } from './redirect';
export { samePagePath } from './samePagePath';
export { nameWindowFlags } from './nameWindowFlags';
export { resolveSite } from './site';
export { scrubUrl } from './scrubUrl';
export { createTracker } from './tracker';
export { createTracking } from './tracking';
export { send } from './send';
export { watchGoogleConsent } from './googleConsent';

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
export type { ImageExtension, ImageFile } from './images';
export type { Language, LanguageSite, LanguageSites } from './language';
export type { LinkTarget } from './links';
export type { RedirectOptions } from './redirect';
export type { HostName, LanguageHost, Site, SiteConfig } from './site';
export type { SiteNames } from './siteName';
export type { SitePaths } from './sitePath';
export type { AnalyticsNames } from './analyticsNames';
export type { Occasion } from './occasion';
export type { AnalyticsPage } from './pagePath';
export type { Session } from './session';
export type {
  AbTestAssignment,
  EventFields,
  EventTypes,
  SectionType,
  TrackEvent,
} from './trackEvent';
export type { Channel, Identity, Tracker, TrackerSettings } from './tracker';
export type { TrackedEventDetail } from './trackedEvent';
export type { Consent, Tracking } from './tracking';
export type { TrackingOptions, TrackingPaths } from './trackingOptions';
export type { Delivery, Payload, Transport } from './transport';
