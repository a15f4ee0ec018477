import { decode } from '../../core/browser/cookies';

/** Parses a Cookie header. If a name is repeated, the first wins, because browsers send longer paths first. */
export function readCookies(header = ''): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const mark = pair.indexOf('=');
    const name = pair.slice(0, mark).trim();
    if (mark < 0 || name === '' || cookies.has(name)) continue;
    cookies.set(name, decode(pair.slice(mark + 1).trim()));
  }
  return Object.fromEntries(cookies);
}

/** A Set-Cookie value of a session cookie for the whole site. */
export function cookie(
  name: string,
  value: string,
  { httpOnly = false } = {},
): string {
  const hidden = httpOnly ? ' HttpOnly;' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/;${hidden} SameSite=Lax`;
}

/** A Set-Cookie value that removes the cookie. */
export function expiredCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
