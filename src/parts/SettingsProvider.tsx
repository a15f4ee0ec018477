'use client';
import { useContext, useState, type ReactNode } from 'react';
import { ScopeContext, type Scope } from './useSettings';
import { mergeSettings, sameSettings, type Settings } from './settings';

export interface SettingsProviderProps extends Settings {
  children?: ReactNode;
}

/**
 * Provides the settings: those of a component's props, and the others from the
 * provider around it.
 */
export function SettingsProvider({ children, ...own }: SettingsProviderProps) {
  const around = useContext(ScopeContext);
  const merged = mergeSettings(around.settings, own);
  const [latest, setLatest] = useState(() => nextScope(around, merged));
  // During render, so that nothing is rendered with old settings.
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (!sameSettings(latest.settings, merged)) {
    setLatest(nextScope(latest, merged));
  }
  return (
    <ScopeContext.Provider value={latest}>{children}</ScopeContext.Provider>
  );
}

/** Values derived from unchanged settings are reused. */
function nextScope(last: Scope, settings: Settings): Scope {
  const isSame = (...names: (keyof Settings)[]) =>
    names.every((name) => last.settings[name] === settings[name]);
  const isSamePlace =
    isSame('site', 'languages') &&
    last.settings.features?.languageUk === settings.features?.languageUk;
  const isSameContent =
    isSamePlace && isSame('content', 'navigation', 'messages');
  return {
    settings,
    places: isSamePlace ? last.places : {},
    contents: isSameContent ? last.contents : [],
  };
}
