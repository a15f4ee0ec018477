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
export { analyticsPath } from './recordedUrl';
export { parseQuery } from './parseQuery';
export { protectedRedirectPath } from './redirect';
export { samePagePath } from './samePagePath';
export { nameWindowFlags } from './analyticsSite';
export { resolveSite } from './site';
export { scrubUrl } from './recordedUrl';
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
export type { AnalyticsNames } from './visitor';
export type { EventContext as Occasion } from './trackEvent';
export type { AnalyticsPage } from './recordedUrl';
export type { Session } from './visitor';
export type {
  AbTestAssignment,
  EventFields,
  EventTypes,
  SectionType,
  TrackEvent,
} from './trackEvent';
export type { Channel, Identity, Tracker, TrackerSettings } from './tracker';
export type { TrackedEventDetail } from './trackEvent';
export type { Consent } from './consent';
export type { Tracking } from './tracking';
export type { TrackingOptions, TrackingPaths } from './trackingOptions';
export type { Delivery, Payload, Transport } from './transport';
