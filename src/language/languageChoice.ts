'use client';
import {
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
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
import { sharedByCopies } from '../browser/registry';
import type { SitePage } from '../site/links';
import type { Site } from '../site/site';
import { languageTag } from '../parts/useSitePage';
import { useWholePath } from '../parts/useDocument';
import { RouterContext, useSettings } from '../parts/contexts';
import type { LanguageChangeEvent } from '../parts/settings';
import { isThisAddress } from '../browser/urls';
import { useStableCallback } from '../ui/effects';

/** The longest time until the page's language is stored, in ms. */
const IDLE_TIMEOUT_MS = 500;

/**
 * What the language list and `useLanguage` share. Stores the page's language.
 */
export function usePageLanguages(page: SitePage) {
  const urlOf = useUrlInLanguage(page);
  const choose = useChoice(page, urlOf);
  useStoredLanguage(page);
  return { urlOf, choose };
}

/**
 * Returns the address of this page in a language, with path, query and hash. Where
 * translations are is in the settings, or otherwise in the document.
 */
function useUrlInLanguage(page: SitePage) {
  const path = useWholePath();
  const { alternates } = useSettings();
  const inHead = useSyncExternalStore(
    watchAlternates,
    () => alternatesInHead(documentStore().state.url),
    () => '{}',
  );
  return useCallback(
    (language: LanguageSite) => {
      const declared = alternates ?? (JSON.parse(inHead) as Alternates);
      return addressInLanguage(language, page, path, declared);
    },
    [page, path, alternates, inHead],
  );
}

/**
 * Returns a function for a visitor's choice, from a list or from the page (behaviour
 * G9). Without a prevented default, the browser goes to the address.
 */
function useChoice(page: SitePage, urlOf: (language: LanguageSite) => string) {
  const { onLanguageChange } = useSettings();
  const router = useContext(RouterContext);
  return useStableCallback(
    (language: LanguageSite, event: LanguageChangeEvent) => {
      rememberLanguage(language, page.site);
      const isNew = language !== page.language;
      if (isNew) onLanguageChange?.(language, event);
      if (event.defaultPrevented) return;
      const url = urlOf(language);
      // All languages can be on one host. The browser would only scroll to a hash.
      if (isNew && isThisAddress(url)) window.location.reload();
      else if (!router?.changeLanguage(url)) return;
      event.preventDefault();
    },
  );
}

/** Stores the language that the page shows in the cookies. */
function useStoredLanguage(page: SitePage): void {
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
  const last = sharedByCopies(`language:${names.languageCookie}`, () => ({
    code: '',
  }));
  const isShown = last.code !== code && (isOwn || last.code === '');
  last.code = code;
  return isShown;
}
