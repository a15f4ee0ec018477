'use client';
import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { logOut } from '../../core/logOut';
import { isPlainClick } from '../../core/plainClick';

export interface LogOutLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  children: string;
}

/** The way out: a link home that ends the session first (specification §2). */
export const LogOutLink = forwardRef<HTMLAnchorElement, LogOutLinkProps>(
  function LogOutLink({ children, onClick, ...props }, ref) {
    return (
      <a
        {...props}
        ref={ref}
        href="/"
        data-lintel-id="log-out"
        data-lintel-name={children}
        onClick={(event) => {
          onClick?.(event);
          leave(event);
        }}
      >
        {children}
      </a>
    );
  },
);

function leave(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void logOut().then(() => window.location.assign('/'));
}
