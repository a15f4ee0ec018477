'use client';
import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { isLogOut } from '../../content/accountEntries';
import type { AccountEntry } from '../../content/navigation';
import { useLinkContext } from '../../react/links/useLinkContext';
import { anchorProps, OpensInNewTab } from '../shared/NavigationAnchor';
import { LogOutLink } from './LogOutLink';

export interface AccountEntryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  entry: AccountEntry;
}

/** An entry of the account menu: a link, or the way out. */
export const AccountEntryLink = forwardRef<
  HTMLAnchorElement,
  AccountEntryLinkProps
>(function AccountEntryLink({ entry, ...props }, ref) {
  const context = useLinkContext();
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
      {...anchorProps(entry, context)}
    >
      {entry.label}
      {entry.external ? <OpensInNewTab /> : null}
    </a>
  );
});
