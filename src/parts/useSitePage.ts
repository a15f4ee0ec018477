'use client';
import { createContext, useContext, useMemo } from 'react';
import { warnInDevelopment } from '../browser/report';
import type { DocumentState } from '../browser/document';
import { sharedByCopies } from '../browser/registry';
import { hasUkFlag } from '../site/featureFlags';
import { hostLabels, matchLanguage } from '../site/language';
import {
  languages as defaultLanguages,
  sanitizeLanguages,
  withUkVariant,
} from '../site/languages';
import { readDomain } from '../site/readDomain';
import type { SitePage } from '../site/links';
import { FALLBACK_DOMAIN, resolveSite } from '../site/site';
import { siteNames, type SiteConfig } from '../site/siteConfig';
import { readProperty, textOf } from '../browser/untrustedValue';
import { RouterContext, useSettings } from './contexts';
import type { LintelSettings } from './settings';
import { useDocument } from './useDocument';

/**
 * What components know about the page: from props, and after hydration also from
 * the document. `null` without a provider.
 */
export const SitePageContext = /* @__PURE__ */ createContext<SitePage | null>(
  null,
);

/** The page, for what is inside a part. Every `Part` provides it. */
export const usePartPage = (): SitePage => useContext(SitePageContext)!;

/**
 * The page as the provider around the component describes it, or the default.
 *
 * @param own settings that describe it instead
 */
export function useSitePage(own?: LintelSettings): SitePage {
  const around = useContext(SitePageContext);
  const provided = own ? null : around;
  const alone = usePageOf(own ?? NO_SETTINGS, provided !== null);
  const known = provided ?? alone;
  const base = useContext(RouterContext)?.base;
  return useMemo(
    () => (known.base === base ? known : { ...known, base }),
    [known, base],
  );
}

const NO_SETTINGS: LintelSettings = {};

/**
 * What the page says about its language: the `locale` prop, otherwise `<html
 * lang>` after hydration, otherwise the content's locale (behaviour G1). The
 * content comes last, because it may exist in another language only. Empty if
 * unknown.
 */
export function languageTag(
  { locale, content }: LintelSettings,
  state: DocumentState | null,
): string {
  return locale || state?.lang || textOf(readProperty(content, 'locale')) || '';
}

/**
 * The page as settings describe it.
 *
 * @param isUnused whether the page is known already, so that nothing is read
 */
export function usePageOf(
  settings: LintelSettings,
  isUnused = false,
): SitePage {
  const { site, languages } = settings;
  // If the domain is known, the value stays the same after hydration.
  const isKnown = isUnused || readDomain(site?.domain) !== undefined;
  const hostname = useDocument((state) =>
    isKnown || !state ? null : state.hostname,
  );
  const withUk = useUkVariant(settings);
  const resolved = useMemo(
    () => resolve({ site, languages }, hostname, withUk),
    [site, languages, hostname, withUk],
  );
  // Selected, so that nothing renders again if `<html lang>` says the same.
  const language = useDocument((state) =>
    matchLanguage(
      languageTag(settings, isUnused ? null : state),
      resolved.languages,
    ),
  );
  const here = useDocument((state) => (isUnused ? '' : (state?.here ?? '')));
  const base = useContext(RouterContext)?.base;
  return useMemo(
    () => ({ ...resolved, language, here, base }),
    [resolved, language, here, base],
  );
}

function resolve(
  { site, languages: given }: Pick<LintelSettings, 'site' | 'languages'>,
  hostname: string | null,
  withUk: boolean,
) {
  const own = sanitizeLanguages(given) ?? defaultLanguages;
  const languages = withUk ? withUkVariant(own) : own;
  return {
    languages,
    site: resolveSite(site, hostname, hostLabels(languages)),
  };
}

/**
 * Whether British English is on: from props, after hydration also from the
 * page's flags.
 */
export function useUkVariant({ site, features }: LintelSettings): boolean {
  const isFlagged = useDocument((state) => hasUk(state, site));
  return features?.languageUk === true || isFlagged;
}

/**
 * Whether the page was loaded with the flag for British English. Read once,
 * because a router may remove it from the address.
 */
function hasUk(state: unknown, site?: SiteConfig): boolean {
  if (state === null) return false;
  const flag = siteNames(site?.names).languageUkFlag;
  return sharedByCopies(`UK language:${flag}`, () => hasUkFlag(flag));
}

/**
 * Reports a missing `site.domain` in development. A server cannot read the
 * page's host.
 */
export function useServerDomain(): void {
  const { site } = useSettings();
  if (process.env.NODE_ENV === 'production') return;
  if (typeof window !== 'undefined' || site?.domain !== undefined) return;
  warnInDevelopment(
    `site.domain is missing on a server; links to other hosts lead to ${FALLBACK_DOMAIN}. Pass site={{ domain: 'your-domain.com' }} to Header or LintelProvider.`,
    console.error,
  );
}
