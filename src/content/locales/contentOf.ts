import type { Content } from '../content';
import { en } from './en';

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

/** The content of a language, by its code. */
export async function contentOf(code: string): Promise<Content> {
  return (await modules[code]?.()) ?? en;
}
