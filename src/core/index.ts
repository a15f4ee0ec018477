// lintel/core: functions without React, for other frameworks and for servers.
export { appendFormatJson } from './links/appendFormatJson';
export { createAuth, readUser } from './account/auth';
export { stepDropdown, closedDropdown } from './navigation/dropdown';
export { defaultFeatureSettings, hasUkFlag } from './language/featureFlags';
export {
  IMAGE_FALLBACK_WIDTH,
  IMAGE_WIDTHS,
  imageFormats,
  imagePath,
  imageSources,
  imageType,
} from './media/images';
export {
  findLanguage,
  hostLabels,
  matchLanguage,
  urlOfLanguage,
} from './language/language';
export { rememberLanguage } from './language/languageCookies';
export { isCurrentPage, isSafeHref, pathOf, resolveHref } from './links/links';
export { memoize } from './browser/memoize';
export { analyticsPath, scrubUrl } from './analytics/recordedUrl';
export { parseQuery } from './browser/parseQuery';
export { samePagePath } from './browser/samePagePath';
export { protectedRedirectPath } from './site/redirect';
export { nameWindowFlags } from './analytics/analyticsSite';
export { resolveSite } from './site/site';
export { createTracker } from './analytics/tracker';
export { createTracking } from './analytics/tracking';
export { send } from './analytics/delivery/send';
export { watchGoogleConsent } from './analytics/googleConsent';

export type { Auth, AuthOptions, AuthState, User } from './account/auth';
export type {
  DropdownEffect,
  DropdownEvent,
  DropdownOptions,
  DropdownReason,
  DropdownState,
  DropdownStep,
} from './navigation/dropdown';
export type { FeatureFlags, FeatureSettings } from './language/featureFlags';
export type { ImageExtension, ImageFile } from './media/images';
export type {
  Language,
  LanguageSite,
  LanguageSites,
} from './language/language';
export type { LinkTarget } from './links/links';
export type { RedirectOptions } from './site/redirect';
export type { HostName, LanguageHost, Site, SiteConfig } from './site/site';
export type { SiteNames } from './site/siteName';
export type { SitePaths } from './site/sitePath';
export type { AnalyticsNames, Session } from './analytics/visitor';
export type {
  EventContext,
  AbTestAssignment,
  EventFields,
  EventTypes,
  SectionType,
  TrackEvent,
  TrackedEventDetail,
} from './analytics/trackEvent';
export type { AnalyticsPage } from './analytics/recordedUrl';
export type {
  Channel,
  Identity,
  Tracker,
  TrackerSettings,
} from './analytics/tracker';
export type { Consent } from './analytics/consent';
export type { Tracking } from './analytics/tracking';
export type {
  TrackingOptions,
  TrackingPaths,
} from './analytics/trackingOptions';
export type {
  Delivery,
  Payload,
  Transport,
} from './analytics/delivery/transport';
