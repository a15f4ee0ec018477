'use client';
import { useContext, useState, type ReactNode } from 'react';
import { mergeSettings, sameSettings, type Settings } from './settings';
import { SettingsContext } from './useSettings';
import { SiteContext, useResolvedSite } from './useSite';

export interface SettingsProviderProps extends Settings {
  children?: ReactNode;
}

/**
 * Provides the settings: those of a component's props, and the others from the
 * provider around it.
 */
export function SettingsProvider({ children, ...own }: SettingsProviderProps) {
  const merged = mergeSettings(useContext(SettingsContext), own);
  const [settings, setSettings] = useState(merged);
  // During render, so that nothing is rendered with old settings.
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (!sameSettings(settings, merged)) setSettings(merged);
  return (
    <SettingsContext.Provider value={settings}>
      <SiteContext.Provider value={useResolvedSite(settings)}>
        {children}
      </SiteContext.Provider>
    </SettingsContext.Provider>
  );
}
