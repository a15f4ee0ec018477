import type { Content } from '../content';
import { englishMenus } from '../englishMenus';
import words from './en.json';

export type * from '../content';

export const en: Content = {
  ...words,
  navigation: { version: 1, items: englishMenus },
};
