'use client';
import { useContext, useEffect, createContext } from 'react';
import {
  pageConsent,
  strictest,
  type Decision,
} from '../../core/analytics/consent';
import { decisionOf, trackingOptionsOf } from '../settings/settings';
import { useLatestRef } from '../machine/useLatestRef';
import { useLanguages } from '../page/useLanguages';
import { useSettings } from '../settings/useSettings';

/**
 * Decides about the page's analytics as the settings say, for as long as the
 * component is mounted: for `Header` and `LintelProvider` alone. Returns what
 * it and the providers around it decide, for `ConsentContext`.
 */
export function useDecision(): Decision | null {
  const settings = useSettings();
  const { site, consent, tracking } = settings;
  const languages = useLanguages();
  const decision = decisionOf(settings);
  const explicit = consent !== undefined || tracking === false;
  // `tracking` is often written into the JSX.
  const latest = useLatestRef(settings);
  useEffect(
    () =>
      pageConsent().decide({
        decision,
        explicit,
        site,
        languages,
        options: () => trackingOptionsOf(latest.current),
      }),
    [decision, explicit, site, languages, latest],
  );
  const around = useContext(ConsentContext);
  return around === null ? decision : strictest([decision, around]);
}

/** What the headers and providers around a part decide, before the page knows; `null` outside of all. */
export const ConsentContext = createContext<Decision | null>(null);
