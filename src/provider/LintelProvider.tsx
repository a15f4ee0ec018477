'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import { mergeSettings, type Settings } from './settings';
import { SettingsContext } from './SettingsContext';

export interface LintelProviderProps extends Settings {
  children?: ReactNode;
}

/**
 * Says once what every part of the header under it needs: site, locale,
 * content, consent. Each outer component takes the same props itself, for
 * hosts that context does not cross (Astro islands).
 */
export function LintelProvider({ children, ...own }: LintelProviderProps) {
  const around = useContext(SettingsContext);
  const {
    site,
    locale,
    content,
    url,
    navigation,
    messages,
    consent,
    tracking,
  } = own;
  const settings = useMemo(
    () =>
      mergeSettings(around, {
        site,
        locale,
        content,
        url,
        navigation,
        messages,
        consent,
        tracking,
      }),
    [
      around,
      site,
      locale,
      content,
      url,
      navigation,
      messages,
      consent,
      tracking,
    ],
  );
  return (
    <SettingsContext.Provider value={settings}>
      {children}
    </SettingsContext.Provider>
  );
}
