'use client';
import { type ReactNode, useContext, useState } from 'react';
import { useMotionBlock } from '../ui/useMotionBlock';
import { mergeSettings, trackingOptionsOf, type Settings } from './settings';
import { usePageTracking } from './usePageTracking';
import { isInHiddenActivity } from '../browser/document';
import { warnInDevelopment } from '../browser/report';
import { useDevelopmentEffect, useStableCallback } from '../ui/effects';
import { SettingsContext } from './contexts';
import { SitePageContext, usePageOf } from './useSitePage';

interface PartProps {
  /** The component's props, from which only the settings are read. */
  props: Settings;
  /** An id that the component renders. */
  id: string;
  children: ReactNode;
}

/** What every component of the package needs around it. */
export function Part({ props, id, children }: PartProps) {
  return (
    <SettingsProvider {...props}>
      <PageEffects id={id} />
      {children}
    </SettingsProvider>
  );
}

/** A component of its own, so that a new address does not render the part again. */
function PageEffects({ id }: { id: string }) {
  useUniqueId(id);
  useMotionBlock();
  usePageTracking();
  return null;
}

/** Reports in development if two elements of the page have the same id. */
function useUniqueId(id: string): void {
  useDevelopmentEffect(() => {
    const bearers = [...document.querySelectorAll('[id]')].filter(
      (element) => element.id === id && !isInHiddenActivity(element),
    );
    if (bearers.length > 1) {
      warnInDevelopment(
        `two elements have the id "${id}"; labels may refer to the wrong one. Give each Header, LanguageMenu, AccountMenu and MobileDrawer its own id prop.`,
      );
    }
  }, [id]);
}

export interface SettingsProviderProps extends Settings {
  children?: ReactNode;
}

/**
 * Provides the settings: those of a component's props, and the others from the
 * provider around it.
 */
export function SettingsProvider({
  children,
  ...props
}: SettingsProviderProps) {
  const around = useContext(SettingsContext);
  const own = useStableFunctions(props);
  const [last, setLast] = useState(() => mergeSettings(around, own));
  const settings = mergeSettings(around, own, last);
  // During render, so that nothing is rendered with old settings.
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (settings !== last) setLast(settings);
  return (
    <SettingsContext.Provider value={settings}>
      <SitePageContext.Provider value={usePageOf(settings)}>
        {children}
      </SitePageContext.Provider>
    </SettingsContext.Provider>
  );
}

/** Functions in the JSX are new on every render, which is no change of settings. */
function useStableFunctions(given: Settings): Settings {
  const { onLanguageChange, tracking } = given;
  const options = trackingOptionsOf(given);
  const change = useStableCallback(onLanguageChange ?? (() => {}));
  const send = useStableCallback(options?.send ?? (() => {}));
  return {
    ...given,
    onLanguageChange: onLanguageChange && change,
    tracking: options?.send ? { ...options, send } : tracking,
  };
}
