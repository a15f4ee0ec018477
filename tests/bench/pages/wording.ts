import { isMenu } from 'lintel/content';
import { en } from 'lintel/content/en';

/** The same wording and menus for all, so that they differ only in code. */
export const { messages } = en;
export const menus = en.navigation.items.filter(isMenu);

/** Those in Lintel's language menu. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'ko'];
