'use client';
import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { isLogOut, type AccountEntry } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { anchorProps } from '../internal/NavigationAnchor';
import { visuallyHidden } from '../internal/visuallyHidden.css';
import { LogOutLink } from './LogOutLink';

export interface AccountEntryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  entry: AccountEntry;
  surroundings: LinkSurroundings;
}

/** An entry of the account menu: a link, or the way out. */
export const AccountEntryLink = forwardRef<
  HTMLAnchorElement,
  AccountEntryLinkProps
>(function AccountEntryLink({ entry, surroundings, ...props }, ref) {
  if (isLogOut(entry)) {
    return (
      <LogOutLink {...props} ref={ref} data-lintel-id={entry.id}>
        {entry.label}
      </LogOutLink>
    );
  }
  return (
    <a
      {...props}
      ref={ref}
      data-lintel-id={entry.id}
      data-lintel-name={entry.label}
      {...anchorProps(entry, surroundings)}
    >
      {entry.label}
      {entry.external ? (
        <span className={visuallyHidden}> ({surroundings.opensInNewTab})</span>
      ) : null}
    </a>
  );
});
