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
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
