import type { Consent } from './consent';

/**
 * Follows Google's consent mode, which banners speak through the tag
 * manager's data layer: calls back with each answer about a purpose, also with
 * the one that is there already. A default of `denied` is a banner that still
 * waits. Returns the function that ends it.
 *
 * @param purpose of the consent mode's @default 'analytics_storage'
 * @see https://developers.google.com/tag-platform/security/guides/consent
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
    const layer = (window.dataLayer ??= []);
    layer.forEach(read);
    const { push } = layer;
    // The one way to hear of an entry: the tag manager does the same.
    const pushAndRead: typeof push = function (this: unknown[], ...entries) {
      const length = push.apply(this, entries);
      entries.forEach(read);
      return length;
    };
    layer.push = pushAndRead;
    end = () => {
      // Whoever has put another over it still calls it.
      if (layer.push === pushAndRead) layer.push = push;
    };
  } catch (error) {
    console.warn(
      'Lintel: the consent mode cannot be followed, so analytics wait. Call setConsent with the answer.',
      error,
    );
  }
  return () => {
    active = false;
    end();
  };
}

/** An entry is what `gtag('consent', 'update', { analytics_storage: 'granted' })` was called with. */
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
