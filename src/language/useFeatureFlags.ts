'use client';
import { useMemo } from 'react';
import {
  defaultFeatureSettings,
  type FeatureFlags,
} from '../site/featureFlags';
import { usePage } from '../parts/usePage';
import { placeOn } from '../parts/scope';
import { useSettings } from '../parts/useSettings';

/**
 * The features that are turned on: those of the `features` setting, and after
 * hydration also `window.languageUk` or a `languageUk` query parameter. All are
 * off by default (behaviour C2).
 *
 * @example
 * import { useFeatureFlags } from 'lintel';
 *
 * export function Price() {
 *   const { settings } = useFeatureFlags();
 *   return <p>{settings.isVATApplicable ? 'plus VAT' : 'final price'}</p>;
 * }
 */
export function useFeatureFlags(): FeatureFlags {
  const { features } = useSettings();
  const languageUk = usePage(placeOn).withUk;
  return useMemo(
    () => ({
      languageUk,
      settings: { ...defaultFeatureSettings, ...features?.settings },
    }),
    [features, languageUk],
  );
}
