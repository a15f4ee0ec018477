'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  addressInLanguage,
  alternatesInHead,
  watchAlternates,
  type Alternates,
} from '../site/alternates';
import { matchLanguage, type LanguageSite } from '../site/language';
import { rememberLanguage } from '../site/languageCookies';
import { documentStore } from '../browser/document';
import { whenIdle, whenShown } from '../browser/events';
import { shared } from '../browser/registry';
import type { SitePage } from '../site/links';
import type { Site } from '../site/site';
import { languageTag } from '../parts/useSitePage';
import { useWholePath } from '../parts/useDocument';
import { useSettings } from '../parts/contexts';

/** The longest time until the page's language is stored, in ms. */
const IDLE_TIMEOUT_MS = 500;

/**
 * What a visitor needs to choose a language: the page's address in each, and
 * the cookies that store it. Stores the page's language once it is known, too.
 */
export function useLanguageChoice(page: SitePage) {
  const { site } = page;
  useShownLanguage(page);
  const path = useWholePath();
  const alternates = useAlternates();
  return useMemo(
    () => ({
      /** This page in another language, with path, query and hash. */
      urlOf: (language: LanguageSite) =>
        addressInLanguage(language, page, path, alternates),
      /** Stores the visitor's choice in the cookies. */
      remember: (language: LanguageSite) => rememberLanguage(language, site),
    }),
    [page, site, path, alternates],
  );
}

/** Stores the language that the page shows in the cookies. */
function useShownLanguage(page: SitePage): void {
  const settings = useSettings();
  useEffect(() => {
    const { languages, site } = page;
    // With one language there is nothing to store (behaviour G5).
    if (languages.length < 2) return;
    const store = () => {
      const tag = languageTag(settings, documentStore().state);
      const shown = matchLanguage(tag, languages);
      if (tag && isNewlyShown(shown, settings.locale !== undefined, site)) {
        rememberLanguage(shown, site);
      }
    };
    let stop = () => {};
    const stopWaiting = whenShown(() => {
      // Cookies are read synchronously, so they wait until the page is idle.
      // Until then, another language may be known.
      stop = whenIdle(store, IDLE_TIMEOUT_MS);
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, [settings, page]);
}

/**
 * Whether the page shows this language since the last call, however many
 * components ask. After the first call, only the app's own `locale` prop counts,
 * because a browser that translates the page changes `<html lang>`, too. That is
 * neither the visitor's choice nor what the site shows.
 */
function isNewlyShown(
  { code }: LanguageSite,
  isOwn: boolean,
  { names }: Site,
): boolean {
  // Chrome's mark, for a page that it translates before the header starts.
  if (/\btranslated-/.test(document.documentElement.className)) return false;
  const last = shared(`language:${names.languageCookie}`, () => ({ code: '' }));
  const isShown = last.code !== code && (isOwn || last.code === '');
  last.code = code;
  return isShown;
}

/**
 * Where the page's translations are: from the settings, otherwise from the
 * document.
 */
function useAlternates(): Alternates {
  const { alternates } = useSettings();
  const declared = useSyncExternalStore(
    watchAlternates,
    () => alternatesInHead(documentStore().state.url),
    () => '{}',
  );
  return useMemo(
    () => alternates ?? (JSON.parse(declared) as Alternates),
    [alternates, declared],
  );
}
