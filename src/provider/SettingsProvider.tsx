'use client';
import { useContext, useState, type ReactNode } from 'react';
import { mergeSettings, sameSettings, type Settings } from './settings';
import { SettingsContext } from './SettingsContext';

export interface SettingsProviderProps extends Settings {
  children?: ReactNode;
}

/** The settings for everything under it: those of a component's props, and the rest from around it. */
export function SettingsProvider({ children, ...own }: SettingsProviderProps) {
  const merged = mergeSettings(useContext(SettingsContext), own);
  const [settings, setSettings] = useState(merged);
  // While rendering, so that nothing is drawn with old settings.
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (!sameSettings(settings, merged)) setSettings(merged);
  return (
    <SettingsContext.Provider value={settings}>
      {children}
    </SettingsContext.Provider>
  );
}
