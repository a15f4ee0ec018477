'use client';
import { useEffect } from 'react';
import type { TrackEvent } from '../core/trackEvent';
import { silentTracking, type Consent, type Tracking } from '../core/tracking';
import type { Delivery } from '../core/transport';
import { pageTracking, withPrivacyControl } from '../provider/tracking';
import { useHydrated } from './useHydrated';
import { useLanguage } from './useLanguage';
import { useSettings } from './useSettings';
import { useSite } from './useSite';
import { useStore } from './useStore';

export interface UseTrackingResult {
  /** Sends an event; never throws, and resolves to what became of it. */
  track(event: TrackEvent): Promise<Delivery>;
  consent: Consent;
  setConsent(consent: Consent): void;
}

/** The page's analytics, behind the visitor's consent. */
export function useTracking(): UseTrackingResult {
  const tracking = usePageTracking();
  const consent = useStore(tracking.consent, 'pending');
  return { track: tracking.track, consent, setConsent: tracking.setConsent };
}

/** The queue that all parts of the page share; a silent one on the server and where tracking is off. */
export function usePageTracking(): Tracking {
  const { consent, tracking: wanted = true } = useSettings();
  const hydrated = useHydrated();
  const site = useSite();
  const { locale } = useLanguage();
  const tracking =
    hydrated && wanted ? pageTracking(site, locale, consent) : silentTracking;
  useEffect(() => {
    if (consent !== undefined) tracking.setConsent(withPrivacyControl(consent));
  }, [tracking, consent]);
  return tracking;
}
