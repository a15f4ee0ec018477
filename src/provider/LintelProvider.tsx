'use client';
import { useContext, useState, type ReactNode } from 'react';
import { mergeSettings, sameSettings, type Settings } from './settings';
import { SettingsContext } from './SettingsContext';

export interface LintelProviderProps extends Settings {
  /** The page, or the part of it that shares these settings. */
  children?: ReactNode;
}

/**
 * Says once what every part of the header under it needs: site, locale,
 * content, consent. Each outer component takes the same props itself, for
 * hosts that context does not cross (Astro islands).
 */
export function LintelProvider({ children, ...own }: LintelProviderProps) {
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
