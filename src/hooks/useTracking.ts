'use client';
import { useEffect } from 'react';
import { occasionNow, type Occasion } from '../core/occasion';
import type { Session } from '../core/session';
import type { TrackEvent } from '../core/trackEvent';
import type { Channel } from '../core/tracker';
import { silentTracking, type Consent, type Tracking } from '../core/tracking';
import type { Delivery } from '../core/transport';
import { remindOfConsent } from '../provider/remindOfConsent';
import { trackingOptionsOf } from '../provider/settings';
import { pageTracking } from '../provider/tracking';
import { useLanguages } from './useLanguages';
import { usePageLanguage } from './usePageLanguage';
import { usePageUrl } from './usePageUrl';
import { useSettings } from './useSettings';
import { useStore } from './useStore';

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
  /** On a server and while hydrating, what the `consent` prop says. */
  consent: Consent;
  /** The visitor's answer. Global Privacy Control stands against `'granted'`. */
  setConsent(consent: Consent): void;
}

/** The page's analytics, behind the visitor's consent. */
export function useTracking(): UseTrackingResult {
  const settings = useSettings();
  const { consent: given = 'granted', tracking: wanted } = settings;
  const { locale } = usePageLanguage();
  const url = usePageUrl();
  const tracking = usePageQueue();
  const consent = useStore(
    tracking.consent,
    wanted === false ? 'denied' : given,
  );
  const identity = useStore(tracking.identity, null);
  const page = trackingOptionsOf(settings)?.page;
  useEffect(
    () => tracking.view(occasionNow(locale, page)),
    [tracking, locale, page, url],
  );
  // A server has no page to tell of; its tracking is silent.
  const now = () =>
    tracking === silentTracking ? ({} as Occasion) : occasionNow(locale, page);
  return {
    track: (event, options) => tracking.track(event, now(), options?.channel),
    trackLanding: () => tracking.view(now()),
    analyticsId: identity?.analyticsId ?? null,
    session: identity?.session ?? null,
    consent,
    setConsent: tracking.setConsent,
  };
}

/** The queue that all parts of the page share; a silent one on the server and where tracking is off. */
function usePageQueue(): Tracking {
  const settings = useSettings();
  const { site, consent, tracking: wanted } = settings;
  const languages = useLanguages();
  const tracking =
    typeof window !== 'undefined' && wanted !== false
      ? pageTracking(site, languages, consent, trackingOptionsOf(settings))
      : silentTracking;
  useEffect(() => {
    if (wanted !== false) remindOfConsent(consent);
    if (consent !== undefined) tracking.proposeConsent(consent);
  }, [tracking, consent, wanted]);
  return tracking;
}
