'use client';
import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { isPlainClick } from '../browser/clicks';
import { readCookie } from '../browser/cookies';
import { fetchWithin } from '../browser/fetch';
import { sharedByCopies } from '../browser/registry';
import { usePartPage } from '../parts/useSitePage';
import { pageAuth, type AuthState } from '../site/auth';
import { resolveHref } from '../site/links';
import { withQuery, type Site } from '../site/site';

/** The maximum wait for a logout, in ms. */
const REQUEST_TIMEOUT_MS = 3_000;

/**
 * Ends the session (behaviour A11), with one request however often it is called
 * before the visitor logs in again. Resolves after 3 s at the latest, also if the
 * request fails.
 */
export function logOut(site: Site): Promise<void> {
  const login = pageAuth(site).get();
  const last = sharedByCopies('logout', () => ({
    login: null as AuthState | null,
    request: Promise.resolve(),
  }));
  if (last.login !== login) last.request = endSession(site);
  last.login = login;
  return last.request;
}

async function endSession({ names, paths }: Site): Promise<void> {
  const crumb = readCookie(names.crumbCookie) ?? '';
  // Encodes the cookie's value, which may contain anything.
  const query = new URLSearchParams({ crumb });
  try {
    const { ok, status } = await fetchWithin(
      REQUEST_TIMEOUT_MS,
      withQuery(paths.logOut, String(query)),
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
        keepalive: true,
      },
      (answer) => answer,
    );
    if (!ok) throw new Error(`HTTP Status ${status}`);
  } catch (error) {
    console.error('Error logging out', error);
  }
}

interface LogOutLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  children: string;
  /** @default 'log-out' */
  'data-lintel-id'?: string;
}

/** Log Out: ends the session, then loads the home page (behaviour A11). */
export const LogOutLink = /* @__PURE__ */ forwardRef<
  HTMLAnchorElement,
  LogOutLinkProps
>(function LogOutLink(
  { children, onClick, 'data-lintel-id': id = 'log-out', ...props },
  ref,
) {
  const page = usePartPage();
  const home = resolveHref({ href: '/' }, page);
  return (
    <a
      {...props}
      ref={ref}
      href={home}
      data-lintel-id={id}
      data-lintel-name={children}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void logOut(page.site).then(() => window.location.assign(home));
      }}
    >
      {children}
    </a>
  );
});
