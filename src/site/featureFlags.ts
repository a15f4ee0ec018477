import { parseQuery } from '../browser/urls';
import { globalVariable } from '../browser/windowFlags';

/** Settings for the visitor's region, which your server determines. */
export interface LintelFeatureSettings {
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
export interface UseFeatureFlagsResult {
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
  settings: LintelFeatureSettings;
}

/**
 * The default of every setting: `false`.
 */
export const defaultFeatureSettings: LintelFeatureSettings = {
  active: false,
  changed: false,
  showOverlay: false,
  isVATApplicable: false,
  isInEU: false,
};

/**
 * Whether a flag on `window`, or a query parameter with its name, turns on
 * British English.
 */
export function hasUkFlag(name: string): boolean {
  return !!globalVariable(name) || parseQuery(location.search).has(name);
}
