import type { LanguageSite } from '../core/language';
import { rememberLanguage } from '../core/languageCookies';
import type { SiteConfig } from '../core/site';
import { siteName } from '../core/siteName';
import { shared } from '../core/registry';

/** Keeps the page's language in both cookies: once, however many components say it. */
export function keepPageLanguage(
  language: LanguageSite,
  domain: string | null,
  config: SiteConfig | undefined,
): void {
  // A translation by the browser is no choice of the visitor's.
  if (/\btranslated-/.test(document.documentElement.className)) return;
  const cookie = siteName(config, 'languageCookie');
  const kept = shared(`language:${cookie}`, () => ({ code: '' }));
  if (kept.code === language.code) return;
  kept.code = language.code;
  rememberLanguage(language, domain, config);
}
