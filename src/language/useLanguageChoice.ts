'use client';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { addressInLanguage, type Alternates } from '../site/alternates';
import type { LanguageSite } from '../site/language';
import { rememberLanguage } from '../site/languageCookies';
import { pathOf } from '../site/links';
import { onMutation, whenIdle } from '../browser/events';
import { shared } from '../browser/registry';
import type { Site } from '../site/site';
import { useLinkPage } from '../parts/useLinks';
import { usePageLanguage, useSite } from '../parts/useSite';
import { useHydrated } from '../ui/effects';
import { useWholePageUrl } from '../parts/usePage';
import { useSettings } from '../parts/contexts';

/** The longest time until the page's language is stored, in ms. */
const IDLE_TIMEOUT_MS = 500;

/**
 * What a visitor needs to choose a language: the page's address in each, and
 * the cookies that store it. Stores the page's language once it is known, too.
 */
export function useLanguageChoice() {
  const { locale } = useSettings();
  const site = useSite();
  const { current, languages, tag } = usePageLanguage();
  const page = useLinkPage();
  const path = pathOf(useWholePageUrl() ?? '');
  const hydrated = useHydrated();
  // With one language there is nothing to store (behaviour G5).
  const hasChoice = languages.length > 1;
  useEffect(() => {
    // Before hydration, the language can still be the default. Cookies are read
    // synchronously, so they wait until the page is idle.
    if (hydrated && tag && hasChoice) {
      return whenIdle(() => {
        if (isNewlyShown(current, locale !== undefined, site)) {
          rememberLanguage(current, site);
        }
      }, IDLE_TIMEOUT_MS);
    }
  }, [hydrated, tag, hasChoice, current, locale, site]);
  const alternates = useAlternates();
  /** This page in another language, with path, query and hash. */
  const urlOf = useCallback(
    (language: LanguageSite) =>
      addressInLanguage(language, page, path, alternates),
    [page, path, alternates],
  );
  /** Stores the visitor's choice in the cookies. */
  const remember = useCallback(
    (language: LanguageSite) => rememberLanguage(language, site),
    [site],
  );
  return { urlOf, remember };
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
 * document, as search engines read it.
 */
function useAlternates(): Alternates | undefined {
  const { alternates } = useSettings();
  const declared = useSyncExternalStore(watchHead, alternatesInHead, () => '');
  return useMemo(
    () =>
      alternates ??
      (declared
        ? (Object.fromEntries(JSON.parse(declared)) as Alternates)
        : undefined),
    [alternates, declared],
  );
}

const watchHead = (call: () => void) =>
  onMutation(call, [
    document.head,
    { childList: true, subtree: true, attributeFilter: ['href', 'hreflang'] },
  ]);

/** As text, because React compares snapshots. */
function alternatesInHead(): string {
  const links = document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]',
  );
  return links[0]
    ? JSON.stringify(
        Array.from(links, ({ hreflang, href }) => [hreflang, href]),
      )
    : '';
}
