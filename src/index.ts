// The public API. Every name is listed by hand; tests/package/publicApi.test.ts pins it.
export { AccountMenu } from './components/AccountMenu/AccountMenu';
export { Header } from './components/Header/Header';
export { Image } from './components/Image/Image';
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu';
export { LintelProvider } from './components/LintelProvider/LintelProvider';
export { MobileDrawer } from './components/MobileDrawer/MobileDrawer';
export { Link } from './components/Link/Link';
export { SectionTracker } from './components/SectionTracker/SectionTracker';
export { StickySideNav } from './components/StickySideNav/StickySideNav';
export { RouterAdapter } from './provider/RouterAdapter';

export { useAuth } from './hooks/useAuth';
export { useFeatureFlags } from './hooks/useFeatureFlags';
export { useGoogleConsent } from './hooks/useGoogleConsent';
export { useLanguage } from './hooks/useLanguage';
export { useTracking } from './hooks/useTracking';

export { loadContent } from './content/loadContent';
export { sendHeaderMessage } from './provider/headerMessages';

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
export type { RouterAdapterProps } from './provider/RouterAdapter';
export type { SectionTrackerProps } from './components/SectionTracker/SectionTracker';
export type { PartSettings, Settings } from './provider/settings';
export type { UseAuthResult } from './hooks/useAuth';
export type { DropdownChange } from './hooks/useDropdown';
export type { UseLanguageResult } from './hooks/useLanguage';
export type { UseTrackingResult } from './hooks/useTracking';
export type { Content } from './content/content';
export type { Messages } from './content/messages';
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
export type { Direction } from './core/arrowKeys';
export type { AccountMenuReason } from './core/accountMenu';
export type { DrawerReason } from './components/MobileDrawer/useDrawer';
export type { User } from './core/auth';
export type { DropdownReason } from './core/dropdown';
export type { HeaderMessage, HeaderTheme } from './core/headerMessages';
export type { FeatureFlags, FeatureSettings } from './core/featureFlags';
export type { ImageExtension, ImageFile } from './core/images';
export type { Language, LanguageSite } from './core/language';
export type { RedirectOptions } from './core/redirect';
export type { LintelErrorDetail } from './core/report';
export type { HostName, LanguageHost, SiteConfig } from './core/site';
export type { SiteNames } from './core/siteName';
export type { SitePaths } from './core/sitePath';
export type { AnalyticsNames } from './core/visitor';
export type { AnalyticsPage } from './core/recordedUrl';
export type { Session } from './core/visitor';
export type {
  AbTestAssignment,
  EventFields,
  EventTypes,
  SectionType,
  TrackEvent,
} from './core/trackEvent';
export type { TrackedEventDetail } from './core/trackEvent';
export type { Channel } from './core/tracker';
export type { Consent } from './core/consent';
export type { TrackingOptions, TrackingPaths } from './core/trackingOptions';
export type { Delivery, Transport } from './core/transport';
