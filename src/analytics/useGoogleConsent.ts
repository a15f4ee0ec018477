'use client';
import { useEffect, useState } from 'react';
import { watchGoogleConsent } from './googleConsent';
import type { Consent } from './consent';

/**
 * The visitor's answer in Google's consent mode. `'pending'` on a server,
 * during hydration, and until there is an answer.
 *
 * @param purpose the consent type to follow. By default `analytics_storage`.
 * @param region the visitor's ISO 3166-2 code, such as `FR` or `US-CA`, if your
 *   server knows it. Otherwise a default that is denied in any region counts.
 * @example
 * import { Header, useGoogleConsent } from 'lintel';
 *
 * export function Layout() {
 *   return <Header consent={useGoogleConsent()} />;
 * }
 */
export function useGoogleConsent(purpose?: string, region?: string): Consent {
  const [consent, setConsent] = useState<Consent>('pending');
  useEffect(() => {
    const stop = watchGoogleConsent(setConsent, purpose, region);
    return () => {
      stop();
      // Another purpose may have no answer.
      setConsent('pending');
    };
  }, [purpose, region]);
  return consent;
}
