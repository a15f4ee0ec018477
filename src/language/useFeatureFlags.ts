'use client';
import { useMemo } from 'react';
import {
  defaultFeatureSettings,
  type UseFeatureFlagsResult,
} from '../site/featureFlags';
import { withDefaults } from '../site/siteConfig';
import { useSettings } from '../parts/contexts';
import { useUkVariant } from '../parts/useSitePage';

/**
 * The features that are turned on: those of the `features` setting, and after
 * hydration also `window.languageUk` or a `languageUk` query parameter. All are
 * off by default.
 *
 * @example
 * import { useFeatureFlags } from 'lintel';
 *
 * export function Price() {
 *   const { settings } = useFeatureFlags();
 *   return <p>{settings.isVATApplicable ? 'plus VAT' : 'final price'}</p>;
 * }
 */
export function useFeatureFlags(): UseFeatureFlagsResult {
  const settings = useSettings();
  const { features } = settings;
  const languageUk = useUkVariant(settings);
  return useMemo(
    () => ({
      languageUk,
      settings: withDefaults(features?.settings, defaultFeatureSettings),
    }),
    [features, languageUk],
  );
}
