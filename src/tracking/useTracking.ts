'use client';
import { useCallback, useContext } from 'react';
import type { Channel, LintelEvent } from '../analytics/trackEvent';
import {
  pageConsent,
  pageIdentity,
  type LintelConsent,
} from '../analytics/consent';
import type { LintelSession } from '../analytics/visitorIds';
import type { LintelDelivery } from '../analytics/transport';
import { ConsentContext, useEventContext } from '../parts/usePageTracking';
import { useSitePage } from '../parts/useSitePage';
import { DROPPED } from '../analytics/inbox';
import { trackSoon } from '../analytics/pageTracking';
import { useStore } from '../ui/useStore';

/** The result of `useTracking`. */
export interface UseTrackingResult {
  /**
   * Queues an event. Never throws and never delays a click. Resolves to the
   * outcome, at once if the event has to wait.
   *
   * @param options.channel `'clanker'` sends the event to the collector for
   *   other schemas
   * @example track({ type: 'click', object_identifier: 'order' })
   */
  track(
    event: LintelEvent,
    options?: { channel?: Channel | undefined },
  ): Promise<LintelDelivery>;
  /**
   * The visitor's analytics id. `null` on a server, during hydration and
   * without consent.
   * @example '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
   */
  analyticsId: string | null;
  /**
   * The visitor's session. `null` on a server, during hydration and without
   * consent.
   * @example { sessionId: '9a0c0305-e82c-4301-8f2d-41d33f2504e0',
   *   isFirstLanding: true, isFirstSession: false }
   */
  session: LintelSession | null;
  /**
   * The page's consent: `'pending'` until a `Header` or `LintelProvider` has
   * decided, and `'denied'` if tracking is off. On a server and during
   * hydration, that of the nearest provider.
   * @example 'pending'
   */
  consent: LintelConsent;
  /**
   * Sets the visitor's answer. It replaces the `consent` props until the page
   * is left, or the visitor declines on another page. It cannot turn on what
   * `tracking={false}` has turned off, and `'granted'` has no effect with Global
   * Privacy Control.
   * @example setConsent('granted')
   */
  setConsent(consent: LintelConsent): void;
}

/**
 * Sends events, and reads and sets the visitor's consent. Its functions stay the
 * same, so effects may depend on them.
 *
 * @example
 * import { useTracking } from 'lintel';
 *
 * export function Order() {
 *   const { track } = useTracking();
 *   return (
 *     <button
 *       onClick={() => {
 *         void track({ type: 'click', object_identifier: 'order' });
 *       }}
 *     >
 *       Order
 *     </button>
 *   );
 * }
 */
export function useTracking(): UseTrackingResult {
  const identity = useStore(pageIdentity(), null);
  const consent = useConsent();
  const now = useEventContext(useSitePage());
  // The same function on each render, because effects depend on it.
  const track = useCallback<UseTrackingResult['track']>(
    async (event, options) =>
      // On a server there is no page.
      typeof window === 'undefined'
        ? DROPPED
        : trackSoon(event, now(), options?.channel),
    [now],
  );
  return {
    track,
    analyticsId: identity?.analyticsId ?? null,
    session: identity?.session ?? null,
    consent,
    setConsent: pageConsent().answer,
  };
}

/**
 * The page's consent, or that of the providers around the part until it is
 * known.
 */
function useConsent(): LintelConsent {
  const around = useContext(ConsentContext);
  const decision = useStore(pageConsent(), null) ?? around ?? 'pending';
  return decision === 'off' ? 'denied' : decision;
}
