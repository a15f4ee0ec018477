// The public API. Every name is listed by hand and tested in tests/package/publicApi.test.ts.

export { AccountMenu } from './account/AccountMenu';
export { Header } from './header/Header';
export { Image } from './image/Image';
export { LanguageMenu } from './language/LanguageMenu';
export { LintelProvider } from './parts/LintelProvider';
export { MobileDrawer } from './drawer/MobileDrawer';
export { Link } from './link/Link';
export { SectionTracker } from './tracking/SectionTracker';
export { StickySideNav } from './side-nav/StickySideNav';
export { RouterAdapter } from './link/RouterAdapter';

export { useAuth } from './account/useAuth';
export { useFeatureFlags } from './language/useFeatureFlags';
export { useGoogleConsent } from './tracking/useGoogleConsent';
export { useLanguage } from './language/useLanguage';
export { useTracking } from './tracking/useTracking';

export { loadContent } from './content/loadContent';
export { sendHeaderMessage } from './header/headerMessages';

export type { AccountMenuProps } from './account/AccountMenu';
export type { HeaderOpen, HeaderProps } from './header/headerProps';
export type { ImageProps } from './image/Image';
export type { LanguageMenuProps } from './language/LanguageMenu';
export type { MobileDrawerProps } from './drawer/MobileDrawer';
export type { LinkProps } from './link/Link';
export type { StickySideNavProps } from './side-nav/StickySideNav';
export type { SideNavItem } from './side-nav/useSections';
export type { LintelProviderProps } from './parts/LintelProvider';
export type { RouterAdapterProps } from './link/RouterAdapter';
export type { SectionTrackerProps } from './tracking/SectionTracker';
export type { LintelSettings } from './parts/settings';
export type { UseAuthResult } from './account/useAuth';
export type { UseLanguageResult } from './language/useLanguage';
export type { UseTrackingResult } from './tracking/useTracking';
export type { GoogleConsentOptions } from './tracking/useGoogleConsent';
export type { LintelContent, LintelMessages } from './content/content';
export type {
  AccountEntry,
  LintelNavigation,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  NavigationMenu,
} from './content/navigation';
export type { LintelUser } from './site/auth';
export type { HoverOptions } from './ui/open/hoverMenu';
export type { OpenOptions, OpenReason } from './ui/open/useOpen';
export type { HeaderMessage } from './header/headerMessages';
export type { HeaderTheme } from './parts/settings';
export type {
  UseFeatureFlagsResult,
  LintelFeatureSettings,
} from './site/featureFlags';
export type {
  LintelLanguage,
  LanguageSite,
  LanguageSites,
} from './site/language';
export type { RedirectOptions } from './site/site';
export type { LintelErrorDetail } from './browser/report';
export type { SiteConfig } from './site/siteConfig';
export type { LintelSession } from './analytics/visitorIds';
export type {
  AbTestAssignment,
  LintelEventFields,
  LintelEventTypes,
  Register,
  LintelEventDetail,
  LintelEvent,
} from './analytics/trackEvent';
export type { LintelConsent } from './analytics/consent';
export type { TrackingOptions } from './analytics/trackingOptions';
export type { LintelDelivery } from './analytics/transport';
