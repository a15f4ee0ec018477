import { dataLayer } from '../browser/windowFlags';
import type { Consent } from './consent';

/**
 * Follows Google's consent mode: calls back with each answer in the tag
 * manager's data layer, including the current one. The default `denied` counts
 * as `'pending'`. Returns a function that stops watching.
 *
 * @param purpose the consent type to follow. @default 'analytics_storage'
 * @see https://developers.google.com/tag-platform/security/guides/consent
 * @example
 * import { watchGoogleConsent } from 'lintel/core';
 *
 * const stop = watchGoogleConsent((consent) => {
 *   console.info(consent);
 * });
 */
export function watchGoogleConsent(
  onChange: (consent: Consent) => void,
  purpose = 'analytics_storage',
): () => void {
  let end = () => {};
  let active = true;
  const read = (entry: unknown) => {
    const consent = active ? consentOf(entry, purpose) : null;
    if (consent) onChange(consent);
  };
  try {
    const layer = dataLayer();
    layer.forEach(read);
    const { push } = layer;
    // The only way to notice an entry. The tag manager does the same.
    const pushAndRead: typeof push = function (this: unknown[], ...entries) {
      const length = push.apply(this, entries);
      entries.forEach(read);
      return length;
    };
    layer.push = pushAndRead;
    end = () => {
      // Code that has replaced `push` since then still calls this one.
      if (layer.push === pushAndRead) layer.push = push;
    };
  } catch (error) {
    console.warn(
      'Lintel: Google consent mode cannot be read; analytics wait. Call setConsent with the answer.',
      error,
    );
  }
  return () => {
    active = false;
    end();
  };
}

/**
 * Reads the arguments of a `gtag` call, such as `gtag('consent', 'update', {
 * analytics_storage: 'granted' })`.
 */
function consentOf(entry: unknown, purpose: string): Consent | null {
  try {
    const [command, kind, answers] = Array.from(
      entry as ArrayLike<unknown>,
    ) as [unknown, unknown, Record<string, unknown> | undefined];
    const answer = answers?.[purpose];
    if (command !== 'consent') return null;
    if (answer === 'granted') return 'granted';
    if (answer !== 'denied') return null;
    return kind === 'default' ? 'pending' : 'denied';
  } catch {
    return null;
  }
}
