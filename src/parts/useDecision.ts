'use client';
import { useContext, useEffect } from 'react';
import { pageConsent, strictest, type Decision } from '../analytics/consent';
import { decisionOf, trackingOptionsOf } from './settings';
import { useLatestRef } from '../ui/effects';
import { usePageLanguage } from './useSite';
import { useSettings } from './useSettings';
import { sharedContext } from './sharedContext';

/**
 * Decides about the page's analytics while the component is mounted. Only for
 * `Header` and `LintelProvider`. Returns the decision of the component and the
 * providers around it, for `ConsentContext`.
 */
export function useDecision(): Decision | null {
  const settings = useSettings();
  const { site, consent, tracking } = settings;
  const { languages } = usePageLanguage();
  const decision = decisionOf(settings);
  const explicit = consent !== undefined || tracking === false;
  // `tracking` is often an object literal in the JSX.
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

/**
 * The decision of the headers and providers around a part, for use before the
 * page has decided. `null` outside of them.
 */
export const ConsentContext = sharedContext<Decision | null>('consent', null);
