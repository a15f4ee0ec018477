import { matchLanguage } from '../site/language';
import type { Content } from './content';
import { languages, withUkVariant } from '../site/languages';

/**
 * Loads the menus and wording of a language.
 *
 * @param locale such as `de-DE`, `de` or `de-AT`. If there is no content for the
 *   locale, the first of the same language is loaded, otherwise English, also for
 *   a language that you added. `en-GB` is British English
 * @throws the error of the module loader. A failed load is not cached
 * @example
 * import { Header, loadContent } from 'lintel';
 *
 * export async function GermanHeader() {
 *   return <Header content={await loadContent('de-DE')} />;
 * }
 */
export async function loadContent(locale: string): Promise<Content> {
  // An English page does not need the list of languages.
  const { contentOf } = await import('./locales/contentOf');
  return contentOf(matchLanguage(locale, withUkVariant(languages)).code);
}
