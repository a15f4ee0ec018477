import type { PageConsent } from '../core/pageConsent';
import { warnInDevelopment } from '../core/report';

/** Says in development, once, that analytics run because nothing says otherwise. */
export function remindOfConsent(consent: PageConsent): void {
  if (process.env.NODE_ENV === 'production' || consent.isExplicit()) return;
  warnInDevelopment(
    'consent is not set, so analytics start without asking. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
  );
}

/** How long a part waits in silence, in ms. */
const PATIENCE = 10_000;

/**
 * Says in development, once, that a part waits for a decision that may never
 * come. Returns the function that ends it.
 */
export function remindOfDecision(consent: PageConsent): () => void {
  if (process.env.NODE_ENV === 'production') return () => {};
  let isWaiting = true;
  const timer = setTimeout(() => {
    if (!isWaiting || consent.get() !== null) return;
    warnInDevelopment(
      'no Header or LintelProvider on this page decides about analytics, so nothing is sent. Wrap the page in <LintelProvider consent="…">, or in <LintelProvider tracking={false}>.',
    );
  }, PATIENCE);
  return () => {
    // A test may have replaced the timers since.
    isWaiting = false;
    clearTimeout(timer);
  };
}
