'use client';
import type { ReactNode } from 'react';
import { useAuthState } from '../../hooks/useAuthState';
import {
  accountEntriesOf,
  isLogOut,
  type Content,
} from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { useSettings } from '../../hooks/useSettings';
import { LogOutLink } from '../AccountMenu/LogOutLink';
import { LogInLink } from '../Header/LogInLink';
import * as styles from './DrawerFoot.css';

export interface DrawerFootProps {
  content: Content;
  surroundings: LinkSurroundings;
  actions: ReactNode;
}

/** What stays in view: Log In or Log Out, and the team's own. */
export function DrawerFoot({
  content,
  surroundings,
  actions,
}: DrawerFootProps) {
  const { accounts } = useSettings();
  const { user } = useAuthState();
  if (accounts === false && !actions) return null;
  const { messages } = content;
  const logOut = accountEntriesOf(content).find(isLogOut);
  return (
    <div className={styles.foot}>
      {accounts === false ? null : user ? (
        <LogOutLink data-lintel-id={logOut?.id} className={styles.out}>
          {logOut?.label ?? messages.logOut}
        </LogOutLink>
      ) : (
        <LogInLink label={messages.logIn} site={surroundings.site} />
      )}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
