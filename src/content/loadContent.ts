import { matchLanguage } from '../site/language';
import { languages, withUkVariant } from '../site/languages';
import type { LintelContent } from './content';
import { en } from './locales/en';

// Literal imports: every bundler can split them, and a page downloads one.
// English is the header's fallback, and so is there already.
const contents: Record<string, () => Promise<LintelContent>> = {
  de: async () => (await import('./locales/de')).de,
  es: async () => (await import('./locales/es')).es,
  fr: async () => (await import('./locales/fr')).fr,
  it: async () => (await import('./locales/it')).it,
  ja: async () => (await import('./locales/ja')).ja,
  pt: async () => (await import('./locales/pt')).pt,
  ko: async () => (await import('./locales/ko')).ko,
  'en-UK': async () => (await import('./locales/en-gb')).enGb,
};

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
export async function loadContent(locale: string): Promise<LintelContent> {
  const { code } = matchLanguage(locale, withUkVariant(languages));
  return (await contents[code]?.()) ?? en;
}
