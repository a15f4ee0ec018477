'use client';
import { useAuthState } from '../../react/account/useAuthState';
import { accountEntriesOf, isLogOut } from '../../content/accountEntries';
import { useContent } from '../../react/content/useContent';
import { useSettings } from '../../react/settings/useSettings';
import { LogOutLink } from './LogOutLink';
import * as styles from './AccountSlot.css';
import { LogInLink } from './LogInLink';

/** The account slot without an avatar: in plain lists, and where the live header has thrown. */
export function PlainAccount() {
  const { accounts } = useSettings();
  const { status } = useAuthState();
  if (accounts === false) return null;
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      <LogInOrOut />
    </div>
  );
}

/** Log Out for members, Log In for everyone else, also until the login check completes. */
export function LogInOrOut() {
  const content = useContent();
  const { user } = useAuthState();
  if (!user) return <LogInLink />;
  const logOut = accountEntriesOf(content).find(isLogOut);
  return (
    <LogOutLink data-lintel-id={logOut?.id} className={styles.logIn}>
      {logOut?.label ?? content.messages.logOut}
    </LogOutLink>
  );
}
