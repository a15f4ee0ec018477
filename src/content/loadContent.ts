import { matchLanguage } from '../core/language';
import type { Content } from './content';
import { en } from './en';
import { languages } from './languages';

// Literal imports: every bundler can split them, and a page downloads one.
// English is the header's fallback, and so is there already.
const modules: Record<string, () => Promise<Record<string, Content>>> = {
  de: () => import('./de'),
};

/**
 * Loads the menus and wording of a language.
 *
 * @param locale `de-DE`, `de` or `de-AT`: what has no content of its own gets
 *   the first of its language, else English
 * @throws what the module loader throws; nothing is kept of a failed load
 */
export async function loadContent(locale: string): Promise<Content> {
  const { code } = matchLanguage(locale, languages);
  return (await modules[code]?.())?.[code] ?? en;
}
