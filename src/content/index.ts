// lintel/content: menus and wording as data.
export { contentSchema, navigationSchema } from './validation/jsonSchema';
export { defineNavigation } from './defineNavigation';
export { guardContent, guardNavigation } from './guardContent';
export { guardLanguages } from './guardLanguages';
export { languages, withUkVariant } from './languages';
export { lengthLimits } from './validation/lengthLimits';
export { loadContent } from './loadContent';
export { isMenu } from './navigation';
export { navigationFrom } from './navigationFrom';
export {
  createNavigationSource,
  loadNavigation,
} from './source/navigationSource';
export { resolveNavigation } from './resolveNavigation';
export {
  validateContent,
  validateMessages,
  validateNavigation,
} from './validation/validateContent';

export type { Content, Messages } from './content';
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
} from './navigation';
export type { NavigationWording } from './navigationFrom';
export type {
  LoadedNavigation,
  LoadNavigationOptions,
  NavigationSource,
  NavigationSourceOptions,
} from './source/navigationSource';
export type { ContentProblem } from './validation/validateContent';
