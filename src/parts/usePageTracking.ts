'use client';
import { useEffect, useContext, type RefObject } from 'react';
import { useLatestRef } from '../ui/effects';
import { onEvents } from '../browser/events';
import { currentMoment, pageReferrer } from '../analytics/context';
import { connectPart, recordClick, trackSoon } from '../analytics/loadTracking';
import { watchOpenings } from '../analytics/openings';
import type { EventContext } from '../analytics/trackEvent';
import { useSitePage } from './useSitePage';
import { usePageUrl } from './useDocument';
import {
  pageConsent,
  pageOptions,
  strictest,
  type Decision,
} from '../analytics/consent';
import { trackingOptionsOf, decisionOf } from './settings';
import { useSettings, sharedContext } from './contexts';

/**
 * Tracks the page while the part is mounted: the landing, page views, and
 * clicks on elements with `data-lintel-id`, including middle clicks, and their
 * openings. Its listener never delays a click.
 */
export function usePageTracking(): void {
  const url = usePageUrl();
  const now = useEventContext();
  useEffect(() => {
    // Read now, because a router may leave the page before the chunk loads.
    const disconnect = connectPart(now.current());
    const click = (event: MouseEvent) => {
      // The middle button opens a link. Other buttons do something else.
      if (event.button <= 1) recordClick(event, now.current());
    };
    const stop = onEvents(
      document,
      { click, auxclick: click },
      { capture: true, passive: true },
    );
    const stopOpenings = watchOpenings((event) => {
      void trackSoon(event, now.current());
    });
    return () => {
      stop();
      stopOpenings();
      disconnect();
    };
  }, [url, now]);
}

/** Returns a function that reads the page as an event on it sees it. */
export function useEventContext(): RefObject<() => EventContext> {
  const { base, language } = useSitePage();
  const page = trackingOptionsOf(useSettings())?.page;
  return useLatestRef(() => ({
    ...currentMoment(),
    referrer: pageReferrer(),
    websiteLocale: language.locale,
    page: page ?? pageOptions().page,
    base,
  }));
}

/**
 * Decides about the page's analytics while the component is mounted. Only for
 * `Header` and `LintelProvider`. Returns the decision of the component and the
 * providers around it, for `ConsentContext`.
 */
export function useDecision(): Decision | null {
  const settings = useSettings();
  const { site, consent, tracking } = settings;
  const { languages } = useSitePage();
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
