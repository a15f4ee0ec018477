'use client';
import { useCallback, useEffect } from 'react';
import {
  matchLanguage,
  urlOfLanguage,
  type LanguageSite,
} from '../../core/language/language';
import { rememberLanguage } from '../../core/language/languageCookies';
import { pathOf } from '../../core/links/links';
import { shared } from '../../core/browser/registry';
import type { SiteConfig } from '../../core/site/site';
import { siteName } from '../../core/site/siteName';
import { useLanguages, useLanguageTag } from '../page/useLanguages';
import { useHydrated, useWholePageUrl } from '../page/usePage';
import { useSettings } from '../settings/useSettings';
import { useSite } from '../page/useSite';

/** The page's language, kept in both cookies once it is known, and the sites of all. */
export function useLanguageSites() {
  const { site: config } = useSettings();
  const site = useSite();
  const sites = useLanguages();
  const tag = useLanguageTag();
  const current = matchLanguage(tag, sites);
  const path = pathOf(useWholePageUrl() ?? '');
  const hydrated = useHydrated();
  const { domain } = site;
  // A site in one language has nothing to remember.
  const hasChoice = sites.length > 1;
  useEffect(() => {
    // Until then, and where nobody says another, it is English for everybody.
    if (hydrated && tag && hasChoice) keepPageLanguage(current, domain, config);
  }, [hydrated, tag, hasChoice, current, domain, config]);
  /** This page on a language's own site: path, query and hash are kept. */
  const urlOf = useCallback(
    (language: LanguageSite) => urlOfLanguage(language, site, path),
    [site, path],
  );
  /** Keeps a visitor's choice in both cookies. */
  const remember = useCallback(
    (language: LanguageSite) => rememberLanguage(language, domain, config),
    [domain, config],
  );
  return { current, sites, urlOf, remember };
}

/** Keeps the page's language in both cookies: once, however many components say it. */
function keepPageLanguage(
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
