/** A cookie's value, or `null`: also where cookies may not be read (sandboxed frames). */
export function readCookie(name: string): string | null {
  try {
    const prefix = `${name}=`;
    const pair = document.cookie
      .split(/; */)
      .find((candidate) => candidate.startsWith(prefix));
    return pair === undefined ? null : decode(pair.slice(prefix.length));
  } catch {
    return null;
  }
}

export interface CookieOptions {
  /** In days; a session cookie without it. */
  days?: number;
  /** The domain that shares it. @default the page's host alone */
  domain?: string;
  /** @default whether the page is served over HTTPS */
  secure?: boolean;
}

/** Writes a cookie for the whole site; whether it was accepted can only be read back. */
export function writeCookie(
  name: string,
  value: string,
  { days, domain, secure }: CookieOptions = {},
): void {
  try {
    let cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax`;
    if (days !== undefined) cookie += `; max-age=${days * 86_400}`;
    if (domain) cookie += `; domain=${domain}`;
    if (secure ?? location.protocol === 'https:') cookie += '; secure';
    document.cookie = cookie;
  } catch {
    // Sandboxed frames throw: the caller keeps a copy in memory.
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
