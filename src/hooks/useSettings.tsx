'use client';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createScope, type Scope } from '../provider/scope';
import {
  mergeSettings,
  sameSettings,
  type PartSettings,
  type Settings,
} from '../provider/settings';

export type { PartSettings, Scope, Settings };

/** Outside of every provider nothing is set. */
const ScopeContext = createContext(createScope({}));

export interface SettingsProviderProps extends Settings {
  children?: ReactNode;
}

/** The settings for everything under it: those of a component's props, and the rest from around it. */
export function SettingsProvider({ children, ...own }: SettingsProviderProps) {
  const around = useContext(ScopeContext);
  const merged = mergeSettings(around.settings, own);
  const [latest, setLatest] = useState(() => createScope(merged, around));
  // While rendering, so that nothing is drawn with old settings.
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (!sameSettings(latest.settings, merged)) {
    setLatest(createScope(merged, latest));
  }
  // A part that sets nothing shares what has been worked out around it.
  const isAround = sameSettings(around.settings, merged);
  return (
    <ScopeContext.Provider value={isAround ? around : latest}>
      {children}
    </ScopeContext.Provider>
  );
}

/** What the page team said, from the provider and the outer component. */
export function useSettings(): Settings {
  return useScope().settings;
}

/** The settings, and what follows from them. */
export function useScope(): Scope {
  return useContext(ScopeContext);
}
