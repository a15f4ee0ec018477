import { matchLanguage } from '../core/language';
import type { Content } from './content';
import { en } from './en';
import { languages } from './languages';

// Literal imports: every bundler can split them, and a page downloads one.
// English is the header's fallback, and so is there already.
const modules: Record<string, () => Promise<Content>> = {
  de: () => import('./de').then(({ de }) => de),
};

/**
 * Loads the menus and wording of a language.
 *
 * @param locale `de-DE`, `de` or `de-AT`: what has no content of its own gets
 *   the first of its language, else English
 * @throws what the module loader throws; nothing is kept of a failed load
 */
export function loadContent(locale: string): Promise<Content> {
  const { code } = matchLanguage(locale, languages);
  return modules[code]?.() ?? Promise.resolve(en);
}
