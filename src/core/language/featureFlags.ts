import { parseQuery } from '../browser/parseQuery';
import { readProperty } from '../report/reading';
import type { SiteConfig } from '../site/site';
import { siteName } from '../site/siteName';

/** What a provider's back office says of a visitor's region (specification §3). */
export interface FeatureSettings {
  active: boolean;
  changed: boolean;
  showOverlay: boolean;
  isVATApplicable: boolean;
  isInEU: boolean;
}

/** What turns parts of the site on (specification §3). */
export interface FeatureFlags {
  /** English as `English (US)` and `English (UK)`. */
  languageUk: boolean;
  settings: FeatureSettings;
}

declare global {
  interface Window {
    /** Turns the UK variant of English on. */
    languageUk?: unknown;
  }
}

/** Each is off until somebody says otherwise. */
export const defaultFeatureSettings: FeatureSettings = {
  active: false,
  changed: false,
  showOverlay: false,
  isVATApplicable: false,
  isInEU: false,
};

/** The settings among what is given: only `true` turns one on. Never throws. */
export function readFeatureSettings(given: unknown): FeatureSettings {
  const settings = { ...defaultFeatureSettings };
  for (const name of Object.keys(settings) as (keyof FeatureSettings)[]) {
    settings[name] = readProperty(given, name) === true;
  }
  return settings;
}

/**
 * Whether this page asks for the UK variant, on a server never: by
 * `window.languageUk` or a `languageUk` query parameter, or by the name that
 * `site.names` has for them.
 */
export function hasUkFlag(site?: SiteConfig): boolean {
  if (typeof window === 'undefined') return false;
  const flag = siteName(site, 'languageUkFlag');
  return (
    Boolean((window as unknown as Record<string, unknown>)[flag]) ||
    parseQuery(location.search).has(flag)
  );
}
