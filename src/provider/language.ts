import type { LanguageSite } from '../core/language';
import { rememberLanguage } from '../core/languageCookies';
import type { SiteConfig } from '../core/site';
import { shared } from './registry';

/** Keeps the page's language in both cookies: once, however many components say it. */
export function keepPageLanguage(
  language: LanguageSite,
  domain: string | null,
  config: SiteConfig | undefined,
): void {
  const kept = shared('language', () => ({ code: '' }));
  if (kept.code === language.code) return;
  kept.code = language.code;
  rememberLanguage(language, domain, config);
}
