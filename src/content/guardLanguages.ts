import type { LanguageSite, LanguageSites } from '../core/language';
import { directionOf, entries, text } from './readSafely';

/** A page team's own languages; `null` where none of them can be told from another. */
export function guardLanguages(given: unknown): LanguageSites | null {
  const codes = new Set<string>();
  const [first, ...others] = entries(given, (site) => {
    const language = readLanguage(site);
    const code = language?.code.toLowerCase();
    // A code chooses a language: of two alike the second could never be chosen.
    if (!code || codes.has(code)) return;
    codes.add(code);
    return language;
  });
  return first ? [first, ...others] : null;
}

function readLanguage(given: unknown): LanguageSite | undefined {
  const code = text(given, 'code');
  const locale = text(given, 'locale');
  if (!code || !locale) return;
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
