import type { LanguageSite, LanguageSites } from '../core/language/language';
import { directionOf, entries, text } from './readSafely';

/**
 * Returns the valid languages of a list: those with a locale and a unique code.
 * Returns `null` if there are none, and never throws.
 * @example
 * import { guardLanguages, languages } from 'lintel/content';
 *
 * declare const fromCms: unknown;
 *
 * const sites = guardLanguages(fromCms) ?? languages;
 */
export function guardLanguages(given: unknown): LanguageSites | null {
  const codes = new Set<string>();
  const [first, ...others] = entries(
    given,
    (site): LanguageSite | undefined => {
      const code = text(site, 'code');
      const locale = text(site, 'locale');
      const key = code?.toLowerCase();
      // A language is chosen by its code, so a second one with the same code is unreachable.
      if (!code || !key || !locale || codes.has(key)) return;
      codes.add(key);
      const title = text(site, 'title') ?? code;
      return {
        title,
        fullName: text(site, 'fullName') ?? title,
        code,
        locale,
        host: text(site, 'host'),
        direction: directionOf(site),
      };
    },
  );
  return first ? [first, ...others] : null;
}
