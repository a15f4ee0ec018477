'use client';
import { useContext } from 'react';
import { sharedContext } from './sharedContext';
import type { PartSettings, Settings } from './settings';

export type { PartSettings, Settings };

/** The settings of the component and the providers around it. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}

/** Without a provider nothing is set. */
export const SettingsContext = sharedContext<Settings>('settings', {});
