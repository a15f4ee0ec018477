'use client';
import type { ReactNode } from 'react';
import type { Site } from '../../core/site';
import { useAuthState } from '../../hooks/useAuthState';
import type { Messages } from '../../hooks/useContent';
import { useSettings } from '../../hooks/useSettings';
import { LogOutLink } from '../AccountMenu/LogOutLink';
import { LogInLink } from '../Header/LogInLink';
import * as styles from './DrawerFoot.css';

export interface DrawerFootProps {
  messages: Messages;
  site: Site;
  actions: ReactNode;
}

/** What stays in view: Log In or Log Out, and the team's own. */
export function DrawerFoot({ messages, site, actions }: DrawerFootProps) {
  const { accounts } = useSettings();
  const { user } = useAuthState();
  if (accounts === false && !actions) return null;
  return (
    <div className={styles.foot}>
      {accounts === false ? null : user ? (
        <LogOutLink className={styles.out}>{messages.logOut}</LogOutLink>
      ) : (
        <LogInLink label={messages.logIn} site={site} />
      )}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
