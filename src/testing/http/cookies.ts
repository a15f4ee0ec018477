import { decoded } from './paths';

/** Reads a Cookie header; of two cookies with one name the first wins, as browsers send the closer path first. */
export function readCookies(header = ''): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const mark = pair.indexOf('=');
    const name = pair.slice(0, mark).trim();
    if (mark < 0 || name === '' || cookies.has(name)) continue;
    cookies.set(name, decoded(pair.slice(mark + 1).trim()));
  }
  return Object.fromEntries(cookies);
}

/** A Set-Cookie value for the whole site, ending with the browser session. */
export function cookie(
  name: string,
  value: string,
  { httpOnly = false } = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/'];
  if (httpOnly) parts.push('HttpOnly');
  parts.push('SameSite=Lax');
  return parts.join('; ');
}

/** A Set-Cookie value that removes the cookie. */
export function expiredCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
