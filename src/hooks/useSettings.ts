'use client';
import { useContext } from 'react';
import type { PartSettings, Settings } from '../provider/settings';
import { SettingsContext } from '../provider/SettingsContext';

export { SettingsProvider } from '../provider/SettingsProvider';
export type { PartSettings, Settings };

/** What the page team said, from the provider and the outer component. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}
