import { parseQuery } from '../browser/urls';
import { globalVariable } from '../browser/windowFlags';
import { siteNames, type SiteConfig } from './siteConfig';

/** Settings for the visitor's region, which your server determines. */
export interface FeatureSettings {
  /** Whether the region settings are active. @default false @example true */
  active: boolean;
  /** Whether the region has changed. @default false @example true */
  changed: boolean;
  /** Whether to show the region's overlay. @default false @example true */
  showOverlay: boolean;
  /** Whether VAT applies to the visitor. @default false @example true */
  isVATApplicable: boolean;
  /**
   * Whether the visitor is in the European Union.
   * @default false
   * @example true
   */
  isInEU: boolean;
}

/** Features that are turned on for the page. */
export interface FeatureFlags {
  /**
   * Whether British English is a language of its own, next to `English (US)`.
   * @default false
   * @example true
   */
  languageUk: boolean;
  /**
   * Settings for the visitor's region.
   * @example { active: true, changed: false, showOverlay: false,
   *   isVATApplicable: true, isInEU: true }
   */
  settings: FeatureSettings;
}

declare global {
  interface Window {
    /** Turns on British English. */
    languageUk?: unknown;
  }
}

/**
 * The default of every setting: `false`.
 */
export const defaultFeatureSettings: FeatureSettings = {
  active: false,
  changed: false,
  showOverlay: false,
  isVATApplicable: false,
  isInEU: false,
};

/**
 * Whether `window.languageUk` or a `languageUk` query parameter turns on
 * British English. `site.names` renames both. Always `false` on a server.
 */
export function hasUkFlag(site?: SiteConfig): boolean {
  if (typeof window === 'undefined') return false;
  const flag = siteNames(site?.names).languageUkFlag;
  return !!globalVariable(flag) || parseQuery(location.search).has(flag);
}
