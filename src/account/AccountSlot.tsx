'use client';
import type { ReactNode } from 'react';
import { useAuthState } from '../parts/useAuthState';
import { useContent } from '../parts/ContentProvider';
import { usePartPage } from '../parts/useSitePage';
import { redirectUrlOn } from '../site/links';
import { useSettings } from '../parts/contexts';
import * as styles from './Account.css';
import { LogOutLink } from './logOut';

/**
 * The place of login and account in a bar or a list. On the server and until the
 * login check completes, a bar reserves space and shows nothing (behaviour A5).
 */
export function AccountSlot({ children }: { children: ReactNode }) {
  const { accounts } = useSettings();
  const { status } = useAuthState(usePartPage());
  if (accounts === false) return null;
  return (
    <div
      data-lintel="account"
      data-lintel-status={status}
      className={styles.slot}
    >
      {children}
    </div>
  );
}

/** Log Out if the visitor is logged in. Log In otherwise, also until the login check completes. */
export function LogInOrOut() {
  const { account, messages } = useContent();
  const { user } = useAuthState(usePartPage());
  if (!user) return <LogInLink />;
  const logOut = account.find((entry) => 'action' in entry);
  return (
    <LogOutLink data-lintel-id={logOut?.id} className={styles.logIn}>
      {logOut?.label ?? messages.logOut}
    </LogOutLink>
  );
}

/** The link to the login page on the account host. */
export function LogInLink() {
  const { logIn: label } = useContent().messages;
  return (
    <a
      data-lintel="log-in"
      data-lintel-id="log-in"
      data-lintel-name={label}
      href={redirectUrlOn(usePartPage(), { action: 'login' })}
      className={styles.logIn}
    >
      {label}
    </a>
  );
}
