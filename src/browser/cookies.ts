/**
 * A cookie's value, or `null`. Also `null` in sandboxed frames, which cannot
 * read cookies.
 */
export function readCookie(name: string): string | null {
  try {
    const prefix = `${name}=`;
    const pair = document.cookie
      .split(/; */)
      .find((candidate) => candidate.startsWith(prefix));
    return pair === undefined
      ? null
      : decode(unquote(pair.slice(prefix.length)));
  } catch {
    return null;
  }
}

export interface CookieOptions {
  /** The lifetime in days. Without it, the cookie is a session cookie. */
  days?: number;
  /** The domain that shares it. @default the page's host */
  domain?: string;
  /** @default true if the page is served over HTTPS */
  secure?: boolean;
}

/**
 * Writes a cookie for the whole site. Read it again to find out whether the
 * browser accepted it.
 */
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
    // Sandboxed frames throw. The caller has a copy in memory.
  }
}

/**
 * Whether a part of the page's hostname is a public suffix, such as `co.uk` or
 * `github.io`. Browsers know the list, and refuse cookies for these. `false` if
 * there is no browser, or none that stores cookies.
 * @see https://publicsuffix.org/learn/
 */
export function isPublicSuffix(domain: string): boolean {
  if (typeof document === 'undefined') return false;
  if (!location.hostname.endsWith(`.${domain}`)) return false;
  const accepts = (options: CookieOptions) => {
    writeCookie('lintel_domain', '1', options);
    const isStored = readCookie('lintel_domain') !== null;
    writeCookie('lintel_domain', '', { ...options, days: 0 });
    return isStored;
  };
  return !accepts({ domain }) && accepts({});
}

/**
 * A value without its quotes. Servers in Python and Java write them, and Python
 * escapes what is in them: `\054` is a comma.
 * https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
 * https://docs.python.org/3/library/http.cookies.html
 */
function unquote(value: string): string {
  const quoted = /^"(.*)"$/.exec(value)?.[1];
  if (quoted === undefined) return value;
  return quoted.replace(/\\([0-3][0-7]{2}|.)/g, (_, escaped: string) =>
    escaped[1] ? String.fromCharCode(parseInt(escaped, 8)) : escaped,
  );
}

/** Decodes a value. Returns it unchanged if its escapes are not UTF-8. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
