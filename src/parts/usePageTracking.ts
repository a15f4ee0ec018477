'use client';
import { createContext, useContext, useEffect } from 'react';
import { whenIdle } from '../browser/events';
import { warnInDevelopment } from '../browser/report';
import { useDevelopmentEffect, useStableCallback } from '../ui/effects';
import {
  pageConsent,
  pageOptions,
  strictest,
  type Decision,
} from '../analytics/consent';
import { currentMoment, pageReferrer } from '../analytics/pageViews';
import { connectPart, watchVisitor } from '../analytics/pageTracking';
import type { EventContext } from '../analytics/trackEvent';
import { useSettings } from './contexts';
import { decisionOf, trackingOptionsOf, type LintelSettings } from './settings';
import { usePageUrl } from './useDocument';
import { usePartPage } from './useSitePage';
import type { SitePage } from '../site/links';

/**
 * Tracks the page while the part is mounted: the landing, page views, and
 * clicks on elements with `data-lintel-id` and their openings.
 */
export function usePageTracking(): void {
  const url = usePageUrl();
  const now = useEventContext(usePartPage());
  // Read now, because a router may leave the page before the chunk loads.
  useEffect(() => connectPart(now), [url, now]);
  useEffect(watchVisitor, []);
}

/** Returns a function that reads the page as an event on it sees it. */
export function useEventContext({
  base,
  language,
}: SitePage): () => EventContext {
  const page = trackingOptionsOf(useSettings())?.page;
  return useStableCallback(() => ({
    ...currentMoment(),
    referrer: pageReferrer(),
    websiteLocale: language.locale,
    page: page ?? pageOptions().page,
    base,
  }));
}

/**
 * Decides about the page's analytics while the component is mounted. Returns the
 * decision of the component and the providers around it, for `ConsentContext`.
 *
 * @param decides whether it does: only `Header` and `LintelProvider` do
 */
export function useDecision(
  settings: LintelSettings,
  { languages }: SitePage,
  decides: boolean,
): Decision | null {
  const { site, consent, tracking } = settings;
  const decision = decisionOf(settings);
  // `tracking` is often an object literal in the JSX.
  const options = useStableCallback(() => trackingOptionsOf(settings));
  useEffect(() => {
    if (decides)
      return pageConsent().add({ decision, site, languages, options });
  }, [decides, decision, site, languages, options]);
  const isDefault = decides && consent === undefined && tracking !== false;
  useDevelopmentEffect(
    // The visitor's answer may be stored, and is then set meanwhile.
    () => (isDefault ? whenIdle(warnOfDefault, 500) : undefined),
    [isDefault],
  );
  const around = useContext(ConsentContext);
  if (!decides) return around;
  return around === null ? decision : strictest([decision, around]);
}

function warnOfDefault(): void {
  if (process.env.NODE_ENV === 'production') return;
  const page = pageConsent();
  if (page.isAnswered() || page.get() !== 'granted') return;
  warnInDevelopment(
    'consent is not set; analytics start without asking the visitor. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
  );
}

/**
 * The decision of the headers and providers around a part, for use before the
 * page has decided. `null` outside of them.
 */
export const ConsentContext = /* @__PURE__ */ createContext<Decision | null>(
  null,
);
