import type { LanguageSite, LanguageSites } from '../core/language/language';
import { directionOf, entries, text } from './readSafely';

/** A page team's own languages; `null` where none of them can be told from another. */
export function guardLanguages(given: unknown): LanguageSites | null {
  const codes = new Set<string>();
  const [first, ...others] = entries(
    given,
    (site): LanguageSite | undefined => {
      const code = text(site, 'code');
      const locale = text(site, 'locale');
      const key = code?.toLowerCase();
      // A code chooses a language: of two alike the second could never be chosen.
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
