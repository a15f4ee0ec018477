// lintel/content: menus and wording as data.
export { guardContent, guardNavigation } from './guardContent';
export { languages } from './languages';
export { loadContent } from './loadContent';
export { isMenu, navigationFrom } from './navigation';

export type { Content } from './content';
export type { Messages } from './messages';
export type {
  Navigation,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  NavigationMenu,
  NavigationWording,
} from './navigation';
