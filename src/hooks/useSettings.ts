'use client';
import { useContext } from 'react';
import type { Settings } from '../provider/settings';
import { SettingsContext } from '../provider/SettingsContext';

export { LintelProvider as SettingsProvider } from '../provider/LintelProvider';
export type { Settings };

/** What the page team said, from the provider and the outer component. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}
