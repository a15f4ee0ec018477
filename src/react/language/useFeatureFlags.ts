'use client';
import { useMemo } from 'react';
import {
  readFeatureSettings,
  type FeatureFlags,
} from '../../core/language/featureFlags';
import { usePage } from '../page/usePage';
import { placeOn } from '../settings/scope';
import { useSettings } from '../settings/useSettings';

/**
 * What is turned on for this page (specification §3): the `features` setting,
 * and after hydration also `window.languageUk` or a `languageUk` query
 * parameter. Each is off until somebody says otherwise.
 */
export function useFeatureFlags(): FeatureFlags {
  const { features } = useSettings();
  const languageUk = usePage(placeOn).withUk;
  return useMemo(
    () => ({ languageUk, settings: readFeatureSettings(features?.settings) }),
    [features, languageUk],
  );
}
