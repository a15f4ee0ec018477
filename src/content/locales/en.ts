import type { Content } from '../content';
import { englishMenus } from './enNavigation';

export type { Content, Direction, Messages } from '../content';
export type { Navigation } from '../navigation';

export const en: Content = {
  locale: 'en-US',
  messages: {
    home: 'Home',
    skipToContent: 'Skip to main content',
    mainNavigation: 'Main',
    menu: 'Menu',
    language: 'Language',
    onThisPage: 'On this page',
    logIn: 'Log In',
    logOut: 'Log Out',
    accountMenu: 'Account information dropdown menu',
    accountDashboard: 'Account Dashboard',
    domains: 'Domains',
    badgeNew: 'New',
    opensInNewTab: 'opens in a new tab',
    carousel: 'carousel',
    slide: 'slide',
    slidePosition: '{position} of {count}',
    stopSlides: 'Stop slide show',
    startSlides: 'Start slide show',
  },
  navigation: { version: 1, items: englishMenus },
};
