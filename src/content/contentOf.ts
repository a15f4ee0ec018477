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

/** The content of a language, or of the nearest there is. */
export async function contentOf(locale: string): Promise<Content> {
  const { code } = matchLanguage(locale, withUkVariant(languages));
  return (await modules[code]?.()) ?? en;
}
