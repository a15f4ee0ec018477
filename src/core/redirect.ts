/** Where a log-in or sign-up leads back to unless it is told (specification §2: the templates page). */
export const DEFAULT_LOCATION = '/templates';

export interface RedirectOptions {
  /** @default 'create-account' */
  action?: string;
  /** A path on this site. Anything else becomes the default. @default '/templates' */
  location?: string;
}

/** The path of the log-in and sign-up redirect (specification §2). */
export function protectedRedirectPath({
  action = 'create-account',
  location,
}: RedirectOptions = {}): string {
  const path = samePagePath(location) ?? DEFAULT_LOCATION;
  return `/auth/protected-redirect/${encodeURIComponent(wellFormed(action))}?location=${encodeURIComponent(path)}`;
}

/**
 * The value as a path on this site, or `null`. The URL parser decides, as
 * the browser's will: it drops tabs and turns `\` into `/`, so that
 * `/\evil.example` is another host.
 */
export function samePagePath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const base = 'https://lintel.invalid';
  try {
    const url = new URL(wellFormed(value), base);
    const path = url.pathname + url.search + url.hash;
    return url.origin === base && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}

/** `encodeURIComponent` throws on lone surrogates. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
