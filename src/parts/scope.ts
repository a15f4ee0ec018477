import { hasUkFlag } from '../site/featureFlags';
import type { Content } from '../content/content';
import { sanitizeLanguages } from '../site/sanitizeLanguages';
import { languages, withUkVariant } from '../site/languages';
import {
  hostLabels,
  type LanguageSite,
  type LanguageSites,
} from '../site/language';
import type { Page } from '../browser/page';
import { shared } from '../browser/registry';
import { readDomain } from '../site/readDomain';
import { resolveSite, type Site } from '../site/site';
import { siteNames, type SiteConfig } from '../site/siteConfig';
import type { Scope } from './useSettings';

/** The site's languages and hosts. */
export interface Place {
  /**
   * Whether British English is on: from props, after hydration also from the
   * page's flags.
   */
  withUk: boolean;
  languages: LanguageSites;
  site: Site;
}

/** The values that content depends on. */
export interface Readers {
  /** Used for missing entries. */
  fallback: Content;
  language: LanguageSite;
  languages: LanguageSites;
  /** In ms since 1970. `null` until the page may read the clock. */
  now: number | null;
}

export interface ReadContent {
  content: Content;
  /** Whether any entry depends on the date. */
  isDated: boolean;
}

/**
 * The site's languages and hosts on a page.
 * @param page `null` on a server and in the first client render, which depend
 *   on props alone
 */
export function placeOn(
  page: Page | null,
  { settings: { site, features, languages: given }, places }: Scope,
): Place {
  // If the domain is known, the values stay the same after hydration.
  const isKnown = readDomain(site?.domain) !== undefined;
  const hostname = isKnown || !page ? null : page.hostname;
  const withUk =
    features?.languageUk === true || (page !== null && pageHasUkFlag(site));
  const key = `${hostname} ${withUk}`;
  if (!places[key]) {
    const own = sanitizeLanguages(given) ?? languages;
    const all = withUk ? withUkVariant(own) : own;
    places[key] = {
      withUk,
      languages: all,
      site: resolveSite(site, hostname, hostLabels(all)),
    };
  }
  return places[key];
}

/**
 * Whether the page was loaded with the flag for British English. Read once,
 * because a router may remove it from the address.
 */
function pageHasUkFlag(site: SiteConfig | undefined): boolean {
  const flag = siteNames(site?.names).languageUkFlag;
  return shared(`UK language:${flag}`, () => hasUkFlag(site));
}
