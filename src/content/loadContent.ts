import { matchLanguage } from '../core/language/language';
import type { Content } from './content';
import { languages, withUkVariant } from './languages';

/**
 * Loads the menus and wording of a language.
 *
 * @param locale `de-DE`, `de` or `de-AT`: what has no content of its own gets
 *   the first of its language, else English; `en-GB` is the UK variant
 * @throws what the module loader throws; nothing is kept of a failed load
 */
export async function loadContent(locale: string): Promise<Content> {
  // Where each language is, an English page has no need to know.
  const { contentOf } = await import('./locales/contentOf');
  return contentOf(matchLanguage(locale, withUkVariant(languages)).code);
}
