'use client';
import { useAuthState } from '../../hooks/useAuthState';
import {
  accountEntriesOf,
  isLogOut,
  type Content,
} from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { useSettings } from '../../hooks/useSettings';
import { LogOutLink } from '../AccountMenu/LogOutLink';
import * as styles from './AccountSlot.css';
import { LogInLink } from './LogInLink';

export interface PlainAccountProps {
  content: Content;
  surroundings: LinkSurroundings;
}

/** The account slot without an avatar: in plain lists, and where the live header has thrown. */
export function PlainAccount(props: PlainAccountProps) {
  const { accounts } = useSettings();
  const { status } = useAuthState();
  if (accounts === false) return null;
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      <LogInOrOut {...props} />
    </div>
  );
}

/** Log Out for members, Log In for everyone else, also until the login check completes. */
export function LogInOrOut({ content, surroundings }: PlainAccountProps) {
  const { user } = useAuthState();
  const { messages } = content;
  if (!user) {
    return <LogInLink label={messages.logIn} site={surroundings.site} />;
  }
  const logOut = accountEntriesOf(content).find(isLogOut);
  return (
    <LogOutLink data-lintel-id={logOut?.id} className={styles.logIn}>
      {logOut?.label ?? messages.logOut}
    </LogOutLink>
  );
}
