'use client';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import {
  captureEventContext,
  type EventContext,
  type TrackEvent,
} from '../../core/analytics/trackEvent';
import { pageConsent, type Consent } from '../../core/analytics/consent';
import type { Session } from '../../core/analytics/visitor';
import type { Channel } from '../../core/analytics/tracker';
import { silentTracking } from '../../core/analytics/tracking';
import type { Delivery } from '../../core/analytics/transport';
import { ConsentContext } from './useDecision';
import { pageTracking } from './tracking';
import { usePageLanguage } from '../page/useLanguages';
import { usePageName } from './usePageTracking';
import { usePageUrl } from '../page/usePage';
import { useStore } from '../machine/useStore';

export interface UseTrackingResult {
  /**
   * Sends an event (specification §7); never throws, never delays a click, and
   * resolves to what became of it.
   *
   * @param options.channel `'clanker'`: to the collector of other schemas
   */
  track(event: TrackEvent, options?: { channel?: Channel }): Promise<Delivery>;
  /** Tracks the landing now. The header does it by itself; however often, it counts once. */
  trackLanding(): void;
  /** `null` on a server, while hydrating, and without the visitor's consent. */
  analyticsId: string | null;
  /** `null` on a server, while hydrating, and without the visitor's consent. */
  session: Session | null;
  /**
   * What holds for the page: `'pending'` until a `Header` or `LintelProvider`
   * has decided, `'denied'` where tracking is off. On a server and while
   * hydrating, what the provider around it says.
   */
  consent: Consent;
  /**
   * The visitor's answer: it stands for the page, whatever the `consent` props
   * say. It turns nothing on that `tracking={false}` has turned off, and Global
   * Privacy Control stands against `'granted'`.
   */
  setConsent(consent: Consent): void;
}

/** The page's analytics, behind the visitor's consent. */
export function useTracking(): UseTrackingResult {
  const { locale } = usePageLanguage();
  const url = usePageUrl();
  const pageName = usePageName();
  const tracking =
    typeof window === 'undefined' ? silentTracking : pageTracking();
  const identity = useStore(tracking.identity, null);
  const page = pageName();
  useEffect(
    () => tracking.view(captureEventContext(locale, page)),
    [tracking, locale, page, url],
  );
  // A server has no page to tell of; its tracking is silent.
  const now = () =>
    tracking === silentTracking
      ? ({} as EventContext)
      : captureEventContext(locale, pageName());
  return {
    track: (event, options) => tracking.track(event, now(), options?.channel),
    trackLanding: () => tracking.view(now()),
    analyticsId: identity?.analyticsId ?? null,
    session: identity?.session ?? null,
    consent: useConsent(),
    setConsent: pageConsent().answer,
  };
}

/** What holds for the page; until that is known, what the providers around the part say. */
function useConsent(): Consent {
  const consent = pageConsent();
  const around = useContext(ConsentContext) ?? 'pending';
  const decision = useSyncExternalStore(
    consent.subscribe,
    () => consent.get() ?? around,
    () => around,
  );
  return decision === 'off' ? 'denied' : decision;
}
