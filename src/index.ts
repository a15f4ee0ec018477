// The public API. Every name is listed by hand and tested in tests/package/publicApi.test.ts.

export { AccountMenu } from './components/AccountMenu/AccountMenu';
export { Header } from './components/Header/Header';
export { Image } from './components/Image/Image';
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu';
export { LintelProvider } from './components/LintelProvider/LintelProvider';
export { MobileDrawer } from './components/MobileDrawer/MobileDrawer';
export { Link } from './components/Link/Link';
export { SectionTracker } from './components/SectionTracker/SectionTracker';
export { StickySideNav } from './components/StickySideNav/StickySideNav';
export { RouterAdapter } from './react/links/RouterAdapter';

export { useAuth } from './react/account/useAuth';
export { useFeatureFlags } from './react/language/useFeatureFlags';
export { useGoogleConsent } from './react/analytics/useGoogleConsent';
export { useLanguage } from './react/language/useLanguage';
export { useTracking } from './react/analytics/useTracking';

export { loadContent } from './content/loadContent';
export { sendHeaderMessage } from './react/navigation/headerMessages';

export type { AccountMenuProps } from './components/AccountMenu/AccountMenu';
export type { HeaderProps } from './components/Header/Header';
export type { ImageProps } from './components/Image/Image';
export type { LanguageMenuProps } from './components/LanguageMenu/LanguageMenu';
export type { LanguageMenuReason } from './components/LanguageMenu/LanguageDisclosure';
export type { MobileDrawerProps } from './components/MobileDrawer/MobileDrawer';
export type { LinkProps } from './components/Link/Link';
export type {
  SideNavItem,
  SideNavReason,
  StickySideNavProps,
} from './components/StickySideNav/StickySideNav';
export type { LintelProviderProps } from './components/LintelProvider/LintelProvider';
export type { RouterAdapterProps } from './react/links/RouterAdapter';
export type { SectionTrackerProps } from './components/SectionTracker/SectionTracker';
export type { PartSettings, Settings } from './react/settings/settings';
export type { UseAuthResult } from './react/account/useAuth';
export type { DropdownChange } from './react/navigation/useDropdown';
export type { UseLanguageResult } from './react/language/useLanguage';
export type { UseTrackingResult } from './react/analytics/useTracking';
export type { Content } from './content/content';
export type { Messages } from './content/content';
export type {
  AccountEntry,
  AccountLink,
  AccountLogOut,
  Availability,
  DatedBadge,
  Navigation,
  NavigationBadge,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from './content/navigation';
export type { Direction } from './core/browser/arrowKeys';
export type { AccountMenuReason } from './core/account/accountMenu';
export type { DrawerReason } from './components/MobileDrawer/useDrawer';
export type { User } from './core/account/auth';
export type { DropdownReason } from './core/navigation/dropdown';
export type {
  HeaderMessage,
  HeaderTheme,
} from './core/navigation/headerMessages';
export type {
  FeatureFlags,
  FeatureSettings,
} from './core/language/featureFlags';
export type { ImageExtension, ImageFile } from './core/media/images';
export type { Language, LanguageSite } from './core/language/language';
export type { RedirectOptions } from './core/site/redirect';
export type { LintelErrorDetail } from './core/report/report';
export type { HostName, LanguageHost, SiteConfig } from './core/site/site';
export type { SiteNames } from './core/site/siteName';
export type { SitePaths } from './core/site/sitePath';
export type { AnalyticsNames } from './core/analytics/visitor';
export type { AnalyticsPage } from './core/analytics/recordedUrl';
export type { Session } from './core/analytics/visitor';
export type {
  AbTestAssignment,
  EventFields,
  EventTypes,
  SectionType,
  TrackEvent,
} from './core/analytics/trackEvent';
export type { TrackedEventDetail } from './core/analytics/trackEvent';
export type { Channel } from './core/analytics/tracker';
export type { Consent } from './core/analytics/consent';
export type {
  TrackingOptions,
  TrackingPaths,
} from './core/analytics/trackingOptions';
export type {
  Delivery,
  Payload,
  Transport,
} from './core/analytics/delivery/transport';
