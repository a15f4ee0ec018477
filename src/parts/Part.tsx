'use client';
import { useState, type ReactNode } from 'react';
import { useMotionBlock } from '../ui/useMotionBlock';
import {
  mergeSettings,
  trackingOptionsOf,
  type LintelSettings,
} from './settings';
import {
  ConsentContext,
  useDecision,
  usePageTracking,
} from './usePageTracking';
import { isInHiddenActivity } from '../browser/document';
import { warnInDevelopment } from '../browser/report';
import { useDevelopmentEffect, useStableCallback } from '../ui/effects';
import { SettingsContext, useSettings } from './contexts';
import { SitePageContext, usePageOf } from './useSitePage';

interface PartProps {
  /** The component's props, from which only the settings are read. */
  props: LintelSettings;
  /** An id that the component renders. @default none */
  id?: string;
  /** Whether it decides about analytics. @default false */
  decides?: boolean;
  children: ReactNode;
}

/**
 * What every component of the package needs around it: the settings of its props,
 * with the others from the provider around it, and the page as they describe it.
 */
export function Part({ props, id, decides = false, children }: PartProps) {
  const settings = useMergedSettings(props);
  const page = usePageOf(settings);
  const decision = useDecision(settings, page, decides);
  return (
    <SettingsContext.Provider value={settings}>
      <SitePageContext.Provider value={page}>
        <ConsentContext.Provider value={decision}>
          <PageEffects id={id} />
          {children}
        </ConsentContext.Provider>
      </SitePageContext.Provider>
    </SettingsContext.Provider>
  );
}

function useMergedSettings(props: LintelSettings): LintelSettings {
  const around = useSettings();
  const own = useStableFunctions(props);
  const [last, setLast] = useState(() => mergeSettings(around, own));
  const settings = mergeSettings(around, own, last);
  // During render, so that nothing is rendered with old settings.
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (settings !== last) setLast(settings);
  return settings;
}

/** Functions in the JSX are new on every render, which is no change of settings. */
function useStableFunctions(given: LintelSettings): LintelSettings {
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

/** A component of its own, so that a new address does not render the part again. */
function PageEffects({ id }: Pick<PartProps, 'id'>) {
  useUniqueId(id);
  useMotionBlock();
  usePageTracking();
  return null;
}

/** Reports in development if two elements of the page have the same id. */
function useUniqueId(id: string | undefined): void {
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
