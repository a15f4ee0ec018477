'use client';
import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { logOut } from './logOut';
import { isPlainClick } from '../browser/clicks';
import type { Site } from '../site/site';
import { useSite } from '../parts/useSite';

export interface LogOutLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  children: string;
  /** @default 'log-out' */
  'data-lintel-id'?: string;
}

/** Log Out: ends the session, then loads the home page (behaviour A11). */
export const LogOutLink = forwardRef<HTMLAnchorElement, LogOutLinkProps>(
  function LogOutLink(
    { children, onClick, 'data-lintel-id': id = 'log-out', ...props },
    ref,
  ) {
    const site = useSite();
    return (
      <a
        {...props}
        ref={ref}
        href="/"
        data-lintel-id={id}
        data-lintel-name={children}
        onClick={(event) => {
          onClick?.(event);
          leave(event, site);
        }}
      >
        {children}
      </a>
    );
  },
);

function leave(event: MouseEvent, site: Site): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void logOut(site).then(() => window.location.assign('/'));
}
