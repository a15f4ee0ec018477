'use client';
import { useContext, useMemo } from 'react';
import { devError } from '../browser/report';
import { memoize } from '../browser/memoize';
import type { Page } from '../browser/page';
import { shared } from '../browser/registry';
import { hasUkFlag } from '../site/featureFlags';
import {
  hostLabels,
  matchLanguage,
  type LanguageSite,
  type LanguageSites,
} from '../site/language';
import {
  languages as defaultLanguages,
  sanitizeLanguages,
  withUkVariant,
} from '../site/languages';
import { readDomain } from '../site/readDomain';
import { FALLBACK_DOMAIN, resolveSite, type Site } from '../site/site';
import { siteNames, type SiteConfig } from '../site/siteConfig';
import { readProperty, textOf } from '../browser/untrustedValue';
import { sharedContext, useSettings } from './contexts';
import type { Settings } from './settings';
import { usePage } from './usePage';

/** The site's hosts and languages. */
interface ResolvedSite {
  site: Site;
  languages: LanguageSites;
}

/** `null` without a provider. */
export const SiteContext = sharedContext<ResolvedSite | null>('site', null);

/**
 * The hosts of the site: from props, after hydration also from the page's host.
 */
export function useSite(): Site {
  return useSiteAround().site;
}

/** The page's language among those of the site. */
export interface PageLanguage {
  /** The default language until the page's is known. */
  current: LanguageSite;
  /** With British English if it is on. */
  languages: LanguageSites;
}

export function usePageLanguage(): PageLanguage {
  const { languages } = useSiteAround();
  const settings = useSettings();
  // Selected, so that nothing renders again if `<html lang>` says the same.
  const current = usePage((page) =>
    matchLanguage(languageTag(settings, page), languages),
  );
  return { current, languages };
}

/**
 * What the page says about its language: the `locale` prop, otherwise `<html
 * lang>` after hydration, otherwise the content's locale (behaviour G1). The
 * content comes last, because it may exist in another language only. Empty if
 * unknown.
 */
export function languageTag(
  { locale, content }: Settings,
  page: Page | null,
): string {
  return locale || page?.lang || textOf(readProperty(content, 'locale')) || '';
}

function useSiteAround(): ResolvedSite {
  const around = useContext(SiteContext);
  const alone = usePage((page) =>
    around
      ? null
      : siteWithoutSettings(page?.hostname ?? '', String(hasUk(page))),
  );
  return around ?? alone!;
}

const siteWithoutSettings = memoize((hostname, withUk) =>
  resolve({}, hostname || null, withUk === 'true'),
);

/** The site of a provider, resolved once for everything in it. */
export function useResolvedSite(settings: Settings): ResolvedSite {
  const { site, languages } = settings;
  // If the domain is known, the value stays the same after hydration.
  const isKnown = readDomain(site?.domain) !== undefined;
  const hostname = usePage((page) => (isKnown || !page ? null : page.hostname));
  const withUk = useUkVariant(settings);
  return useMemo(
    () => resolve({ site, languages }, hostname, withUk),
    [site, languages, hostname, withUk],
  );
}

function resolve(
  { site, languages: given }: Pick<Settings, 'site' | 'languages'>,
  hostname: string | null,
  withUk: boolean,
): ResolvedSite {
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
export function useUkVariant({ site, features }: Settings): boolean {
  const isFlagged = usePage((page) => hasUk(page, site));
  return features?.languageUk === true || isFlagged;
}

/**
 * Whether the page was loaded with the flag for British English. Read once,
 * because a router may remove it from the address.
 */
function hasUk(page: unknown, site?: SiteConfig): boolean {
  if (page === null) return false;
  const flag = siteNames(site?.names).languageUkFlag;
  return shared(`UK language:${flag}`, () => hasUkFlag(site));
}

/**
 * Reports a missing `site.domain` in development. A server cannot read the
 * page's host.
 */
export function useServerDomain(): void {
  const { site } = useSettings();
  if (process.env.NODE_ENV === 'production') return;
  if (typeof window !== 'undefined' || site?.domain !== undefined) return;
  devError(
    `site.domain is missing on a server; links to other hosts lead to ${FALLBACK_DOMAIN}. Pass site={{ domain: 'your-domain.com' }} to Header or LintelProvider.`,
  );
}
