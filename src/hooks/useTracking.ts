'use client';
import { useEffect } from 'react';
import { occasionNow } from '../core/occasion';
import type { TrackEvent } from '../core/trackEvent';
import { silentTracking, type Consent, type Tracking } from '../core/tracking';
import type { Delivery } from '../core/transport';
import { remindOfConsent } from '../provider/remindOfConsent';
import { pageTracking } from '../provider/tracking';
import { useLanguages } from './useLanguages';
import { usePageLanguage } from './usePageLanguage';
import { useSettings } from './useSettings';
import { useStore } from './useStore';

export interface UseTrackingResult {
  /** Sends an event; never throws, and resolves to what became of it. */
  track(event: TrackEvent): Promise<Delivery>;
  /** On a server and while hydrating, what the `consent` prop says. */
  consent: Consent;
  /** The visitor's answer. Global Privacy Control stands against `'granted'`. */
  setConsent(consent: Consent): void;
}

/** The page's analytics, behind the visitor's consent. */
export function useTracking(): UseTrackingResult {
  const { consent: given = 'granted', tracking: wanted = true } = useSettings();
  const { locale } = usePageLanguage();
  const tracking = usePageTracking();
  const consent = useStore(tracking.consent, wanted ? given : 'denied');
  useEffect(() => tracking.start(), [tracking]);
  return {
    track: (event) => tracking.track(event, occasionNow(locale)),
    consent,
    setConsent: tracking.setConsent,
  };
}

/** The queue that all parts of the page share; a silent one on the server and where tracking is off. */
function usePageTracking(): Tracking {
  const { site, consent, tracking: wanted = true } = useSettings();
  const languages = useLanguages();
  const tracking =
    typeof window !== 'undefined' && wanted
      ? pageTracking(site, languages, consent)
      : silentTracking;
  useEffect(() => {
    if (wanted) remindOfConsent(consent);
    if (consent !== undefined) tracking.proposeConsent(consent);
  }, [tracking, consent, wanted]);
  return tracking;
}
