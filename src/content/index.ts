// lintel/content: menus and wording as data. `lintel` has their types.
export { defineNavigation } from './defineNavigation';
export { languages, languagesInPath, withUkVariant } from '../site/languages';
export { loadContent } from './loadContent';
export { isMenu } from './navigation';
export { navigationFrom } from './navigationFrom';
export { validateContent, validateNavigation } from './validateContent';

export type { NavigationWording } from './navigationFrom';
export type { ContentProblem } from './validateContent';
