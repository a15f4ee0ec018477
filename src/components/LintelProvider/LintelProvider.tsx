'use client';
import type { ReactNode } from 'react';
import { useDecision, ConsentContext } from '../../react/analytics/useDecision';
import { usePageTracking } from '../../react/analytics/usePageTracking';
import type { Settings } from '../../react/settings/useSettings';
import { SettingsProvider } from '../../react/settings/SettingsProvider';
import { useLintedProps } from '../lint/useLintedProps';

export interface LintelProviderProps extends Settings {
  /** The page, or the part of it that shares these settings. */
  children?: ReactNode;
}

/**
 * Shares settings with every part of the header under it: site, locale,
 * content, consent. Tracks the landing, also where no part is mounted. Each
 * outer component takes the same props itself, for hosts that context does not
 * cross (Astro islands); about analytics only `Header` and this decide.
 */
export function LintelProvider(props: LintelProviderProps) {
  useLintedProps('LintelProvider', props);
  return (
    <SettingsProvider {...props}>
      <Deciding>{props.children}</Deciding>
    </SettingsProvider>
  );
}

function Deciding({ children }: { children: ReactNode }) {
  usePageTracking();
  return (
    <ConsentContext.Provider value={useDecision()}>
      {children}
    </ConsentContext.Provider>
  );
}
