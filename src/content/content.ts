import type { Direction } from '../core/browser/arrowKeys';
import type { Navigation } from './navigation';

/** Everything the header says and points to, in one language. Plain data: it crosses from a server component. */
export interface Content {
  /** `de-DE` */
  locale: string;
  /** @default 'ltr' */
  direction?: Direction;
  messages: Messages;
  navigation: Navigation;
}

/** The header's own wording. */
export interface Messages {
  /** Name of the link to the home page. */
  home: string;
  skipToContent: string;
  /** Name of the navigation landmark; without the word "navigation", which screen readers add. */
  mainNavigation: string;
  /** Name of the button that opens the menu on small screens. */
  menu: string;
  /** Said before the language's name on the button that opens the list of languages. */
  language: string;
  /** Name of the navigation within a long page; without the word "navigation" as well. */
  onThisPage: string;
  logIn: string;
  logOut: string;
  /** Specification §2. */
  accountMenu: string;
  accountDashboard: string;
  domains: string;
  badgeNew: string;
  /** Said after the name of an external link. */
  opensInNewTab: string;
  /** Said after the name of a link that leads to the English site. */
  inEnglish: string;
  /** What a carousel is called. */
  carousel: string;
  /** What one of its pictures is called. */
  slide: string;
  /** `{position}` and `{count}` are put in: `1 of 3`. */
  slidePosition: string;
  stopSlides: string;
  startSlides: string;
  previousSlide: string;
  nextSlide: string;
  /** Name of the group of buttons that lead to a picture each. */
  chooseSlide: string;
}
