import type { LanguageSite, LanguageSites } from './language';
import { UntrustedValue } from '../browser/untrustedValue';

/**
 * Returns the valid languages of a list: those with a locale and a unique code.
 * Returns `null` if there are none, and never throws.
 */
export function sanitizeLanguages(languages: unknown): LanguageSites | null {
  const codes = new Set<string>();
  const readEntry = (site: UntrustedValue) => readLanguage(site, codes);
  const given = new UntrustedValue({ languages });
  const [first, ...others] = given.list('languages', readEntry) ?? [];
  return first ? [first, ...others] : null;
}

function readLanguage(
  from: UntrustedValue,
  codes: Set<string>,
): LanguageSite | undefined {
  const code = from.text('code');
  const locale = from.text('locale');
  const key = code?.toLowerCase();
  // A language is chosen by its code, so a second one with the same code is unreachable.
  if (!code || !key || !locale || codes.has(key)) return;
  codes.add(key);
  const title = from.text('title') ?? code;
  return {
    title,
    fullName: from.text('fullName') ?? title,
    code,
    locale,
    host: from.text('host'),
    direction: from.choice('direction', ['rtl', 'ltr']),
  };
}
