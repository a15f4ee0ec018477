import type { LintelNavigation } from './navigation';

/**
 * The header's wording and menus in one language. Plain data, so a server
 * component can pass it to a client component.
 * @example
 * import { loadContent } from 'lintel';
 * import type { LintelContent } from 'lintel';
 *
 * const german: LintelContent = await loadContent('de-DE');
 * const content: LintelContent = {
 *   ...german,
 *   messages: { ...german.messages, logIn: 'Einloggen' },
 * };
 */
export interface LintelContent {
  /**
   * The language tag (BCP 47) of the content.
   * @example 'de-DE'
   */
  locale: string;
  /**
   * The direction of writing.
   * @default 'ltr'
   * @example 'rtl'
   */
  direction?: 'ltr' | 'rtl' | undefined;
  /**
   * The header's own wording.
   * @example { ...german.messages, logIn: 'Einloggen' }
   */
  messages: LintelMessages;
  /**
   * The menus and top-level links.
   * @example { version: 1, items: [{ id: 'pricing', label: 'Pricing', href: '/pricing' }] }
   */
  navigation: LintelNavigation;
}

/**
 * The header's own wording, in one language.
 * @example
 * import { Header } from 'lintel';
 * import type { LintelMessages } from 'lintel';
 *
 * const messages: Partial<LintelMessages> = { logIn: 'Sign in', logOut: 'Sign out' };
 *
 * export function OwnHeader() {
 *   return <Header messages={messages} />;
 * }
 */
export interface LintelMessages {
  /**
   * Name of the link to the home page.
   * @example 'Home'
   */
  home: string;
  /**
   * Skip link, which moves focus past the header.
   * @example 'Skip to content'
   */
  skipToContent: string;
  /**
   * Name of the navigation landmark, without the word "navigation", which screen readers add.
   * @example 'Main'
   */
  mainNavigation: string;
  /**
   * Name of the button that opens the drawer.
   * @example 'Menu'
   */
  menu: string;
  /**
   * Read before the language's name on the button of the language list.
   * @example 'Language'
   */
  language: string;
  /**
   * Default name of `StickySideNav`, without the word "navigation".
   * @example 'On this page'
   */
  onThisPage: string;
  /**
   * Login link.
   * @example 'Sign in'
   */
  logIn: string;
  /**
   * Logout entry of the account menu and the drawer.
   * @example 'Sign out'
   */
  logOut: string;
  /**
   * Name of the account menu.
   * @example 'Account menu'
   */
  accountMenu: string;
  /**
   * Account dashboard entry of the account menu.
   * @example 'Dashboard'
   */
  accountDashboard: string;
  /**
   * Domains entry of the account menu.
   * @example 'My domains'
   */
  domains: string;
  /**
   * Badge of a new link.
   * @example 'New'
   */
  badgeNew: string;
  /**
   * Read after the name of an external link.
   * @example 'opens in new tab'
   */
  opensInNewTab: string;
  /**
   * Role of the carousel, for screen readers.
   * @example 'carousel'
   */
  carousel: string;
  /**
   * Role of a picture in the carousel, for screen readers.
   * @example 'slide'
   */
  slide: string;
  /**
   * Position of a picture. `{position}` and `{count}` are replaced by numbers.
   * @example '{position} of {count}'
   */
  slidePosition: string;
  /**
   * Name of the button that stops the carousel.
   * @example 'Stop slides'
   */
  stopSlides: string;
  /**
   * Name of the button that starts the carousel.
   * @example 'Start slides'
   */
  startSlides: string;
}
