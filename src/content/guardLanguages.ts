import type { LanguageSite, LanguageSites } from '../core/language';
import { directionOf, entries, text } from './readSafely';

/** A page team's own languages; `null` where none of them can be told from another. */
export function guardLanguages(given: unknown): LanguageSites | null {
  const [first, ...others] = withUniqueCodes(
    entries({ given }, 'given', readLanguage),
  );
  return first ? [first, ...others] : null;
}

/** A code chooses a language: of two alike the second could never be chosen. */
function withUniqueCodes(sites: LanguageSite[]): LanguageSite[] {
  const seen = new Set<string>();
  return sites.filter(({ code }) => {
    const isNew = !seen.has(code.toLowerCase());
    seen.add(code.toLowerCase());
    return isNew;
  });
}

function readLanguage(given: unknown): LanguageSite | undefined {
  const code = text(given, 'code');
  const locale = text(given, 'locale');
  if (code === undefined || locale === undefined) return;
  const title = text(given, 'title') ?? code;
  return {
    title,
    fullName: text(given, 'fullName') ?? title,
    code,
    locale,
    host: text(given, 'host'),
    direction: directionOf(given),
  };
}
