'use client';
import { useAuthState } from '../parts/useAuthState';
import { useContent } from '../parts/ContentProvider';
import { useSitePage } from '../parts/useSitePage';
import { redirectUrlOn } from '../site/links';
import { useSettings } from '../parts/contexts';
import * as styles from './Account.css';
import { Avatar } from './Avatar';
import { LogOutLink } from './logOut';

interface AccountSlotProps {
  /** The avatar's id. Without one, the slot has Log In or Log Out. */
  id?: string;
  reflexClickMs?: number;
  defaultOpen?: boolean;
}

/**
 * The avatar if the visitor is logged in, and Log In otherwise. On the server
 * and until the login check completes, it reserves space and shows neither
 * (behaviour A5).
 */
export function AccountSlot({ id, ...menu }: AccountSlotProps) {
  const { accounts } = useSettings();
  const { status, user } = useAuthState();
  if (accounts === false) return null;
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      {id ? <LogInLink /> : <LogInOrOut />}
      {id && user ? <Avatar id={id} {...menu} user={user} /> : null}
    </div>
  );
}

/** Log Out if the visitor is logged in. Log In otherwise, also until the login check completes. */
export function LogInOrOut() {
  const { account, messages } = useContent();
  const { user } = useAuthState();
  if (!user) return <LogInLink />;
  const logOut = account.find((entry) => 'action' in entry);
  return (
    <LogOutLink data-lintel-id={logOut?.id} className={styles.logIn}>
      {logOut?.label ?? messages.logOut}
    </LogOutLink>
  );
}

/** The link to the login page on the account host. */
function LogInLink() {
  const { logIn: label } = useContent().messages;
  return (
    <a
      data-lintel="log-in"
      data-lintel-id="log-in"
      data-lintel-name={label}
      href={redirectUrlOn(useSitePage(), { action: 'login' })}
      className={styles.logIn}
    >
      {label}
    </a>
  );
}
