// The public API. Every name is listed by hand; tests/package/publicApi.test.ts pins it.
export { Header } from './components/Header/Header';
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu';
export { Link } from './components/Link/Link';
export { LintelProvider } from './provider/LintelProvider';

export { useAuth } from './hooks/useAuth';
export { useFeatureFlags } from './hooks/useFeatureFlags';
export { useLanguage } from './hooks/useLanguage';
export { useTracking } from './hooks/useTracking';

export { loadContent } from './content/loadContent';
export { sendHeaderMessage } from './provider/headerMessages';

export type { HeaderProps } from './components/Header/Header';
export type { LanguageMenuProps } from './components/LanguageMenu/LanguageMenu';
export type { LanguageMenuReason } from './components/LanguageMenu/LanguageDisclosure';
export type { LinkProps } from './components/Link/Link';
export type { LintelProviderProps } from './provider/LintelProvider';
export type { Settings } from './provider/settings';
export type { UseAuthResult } from './hooks/useAuth';
export type { DropdownChange } from './hooks/useDropdown';
export type { UseLanguageResult } from './hooks/useLanguage';
export type { UseTrackingResult } from './hooks/useTracking';
export type { Content } from './content/content';
export type { Messages } from './content/messages';
export type {
  Navigation,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from './content/navigation';
export type { Direction } from './core/arrowKeys';
export type { User } from './core/auth';
export type { DropdownReason } from './core/dropdown';
export type { HeaderMessage, HeaderTheme } from './core/headerMessages';
export type { FeatureFlags, FeatureSettings } from './core/featureFlags';
export type { Language, LanguageSite } from './core/language';
export type { RedirectOptions } from './core/redirect';
export type { LintelErrorDetail } from './core/report';
export type { HostName, LanguageHost, SiteConfig } from './core/site';
export type { TrackEvent } from './core/trackEvent';
export type { Consent } from './core/tracking';
export type { Delivery } from './core/transport';
