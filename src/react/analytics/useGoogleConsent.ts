'use client';
import { useEffect, useState } from 'react';
import { watchGoogleConsent } from '../../core/analytics/googleConsent';
import type { Consent } from '../../core/analytics/consent';

/**
 * What the visitor has told the consent banner, where that speaks Google's
 * consent mode: `<LintelProvider consent={useGoogleConsent()}>`.
 * `'pending'` on a server, while hydrating, and until there is an answer.
 *
 * @param purpose of the consent mode's @default 'analytics_storage'
 */
export function useGoogleConsent(purpose?: string): Consent {
  const [consent, setConsent] = useState<Consent>('pending');
  useEffect(() => watchGoogleConsent(setConsent, purpose), [purpose]);
  return consent;
}
