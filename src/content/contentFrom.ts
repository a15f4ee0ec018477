import type { LintelContent } from './content';
import { navigationFrom, type NavigationWording } from './navigationFrom';

interface Words extends Omit<LintelContent, 'navigation'> {
  /** A test proves that it is `NavigationWording`: TypeScript takes any list in JSON for a `string[]`. */
  navigation: object;
}

/** The content in the words of a file of `locales`. */
export function contentFrom(words: Words): LintelContent {
  const navigation = words.navigation as NavigationWording;
  return { ...words, navigation: navigationFrom(navigation) };
}
