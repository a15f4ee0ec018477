// lintel/content: menus and wording as data.
export { languages, languagesInPath, withUkVariant } from '../site/languages';
export { loadContent } from './loadContent';
export { isMenu } from './navigation';
export { navigationFrom } from './navigationFrom';
export {
  defineNavigation,
  validateContent,
  validateNavigation,
} from './validateContent';

export type { LintelContent, LintelMessages } from './content';
export type {
  AccountEntry,
  AccountLink,
  AccountLogOut,
  LintelNavigation,
  NavigationGroup,
  NavigationIcon,
  NavigationItem,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationPictureByAddress,
  NavigationPlainLink,
  NavigationSpotlight,
} from './navigation';
export type { NavigationWording } from './navigationFrom';
export type { ContentProblem } from './validateContent';
export type { LanguageSite, LanguageSites } from '../site/language';
