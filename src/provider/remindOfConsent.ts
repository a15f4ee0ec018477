import { warnInDevelopment } from '../core/report';
import type { Consent } from '../core/tracking';

/** Says in development, once, that nobody has said what the visitor allows. */
export function remindOfConsent(consent: Consent | undefined): void {
  if (process.env.NODE_ENV === 'production' || consent !== undefined) return;
  warnInDevelopment(
    'consent was not set, so analytics start without asking. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
  );
}
