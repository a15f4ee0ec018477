import { matchLanguage } from '../core/language';
import type { Content } from './content';
import { en } from './en';
import { languages, withUkVariant } from './languages';

// Literal imports: every bundler can split them, and a page downloads one.
// English is the header's fallback, and so is there already.
const modules: Record<string, () => Promise<Content>> = {
  de: () => import('./de').then(({ de }) => de),
  es: () => import('./es').then(({ es }) => es),
  fr: () => import('./fr').then(({ fr }) => fr),
  it: () => import('./it').then(({ it }) => it),
  ja: () => import('./ja').then(({ ja }) => ja),
  pt: () => import('./pt').then(({ pt }) => pt),
  ko: () => import('./ko').then(({ ko }) => ko),
  'en-UK': () => import('./enGb').then(({ enGb }) => enGb),
};

/**
 * Loads the menus and wording of a language.
 *
 * @param locale `de-DE`, `de` or `de-AT`: what has no content of its own gets
 *   the first of its language, else English; `en-GB` is the UK variant
 * @throws what the module loader throws; nothing is kept of a failed load
 */
export async function loadContent(locale: string): Promise<Content> {
  const { code } = matchLanguage(locale, withUkVariant(languages));
  return (await modules[code]?.()) ?? en;
}
