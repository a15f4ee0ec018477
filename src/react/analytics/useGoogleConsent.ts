'use client';
import { useEffect, useState } from 'react';
import { watchGoogleConsent } from '../../core/analytics/googleConsent';
import type { Consent } from '../../core/analytics/consent';

/**
 * The visitor's answer in Google's consent mode. `'pending'` on a server,
 * during hydration, and until there is an answer.
 *
 * @param purpose the consent type to follow. By default `analytics_storage`.
 * @example
 * import { Header, useGoogleConsent } from 'lintel';
 *
 * export function Layout() {
 *   return <Header consent={useGoogleConsent()} />;
 * }
 */
export function useGoogleConsent(purpose?: string): Consent {
  const [consent, setConsent] = useState<Consent>('pending');
  useEffect(() => watchGoogleConsent(setConsent, purpose), [purpose]);
  return consent;
}
