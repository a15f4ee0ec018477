'use client';
import type { MouseEvent } from 'react';
import type { User } from '../../core/auth';
import { useAuth, usePageAuth } from '../../hooks/useAuth';
import type { Messages } from '../../hooks/useContent';
import { useSite } from '../../hooks/useSite';
import * as styles from './AccountMenu.css';

export interface AccountPanelProps {
  id: string;
  user: User;
  messages: Messages;
}

/** The member's name and the three account links (specification §2). Loaded for members only. */
export function AccountPanel({ id, user, messages }: AccountPanelProps) {
  const { accountUrl } = useAuth();
  const auth = usePageAuth();
  const site = useSite();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');

  function onLogOut(event: MouseEvent) {
    event.preventDefault();
    void auth.logOut().then(() => window.location.assign('/'));
  }

  return (
    <div id={id} data-lintel="account-panel" className={styles.card}>
      <div className={styles.person}>
        {name ? <p className={styles.name}>{name}</p> : null}
        <p className={styles.email}>{user.email}</p>
      </div>
      <ul className={styles.list}>
        <li>
          <a
            data-lintel-id="account-dashboard"
            data-lintel-name={messages.accountDashboard}
            className={styles.row}
            href={accountUrl('/')}
          >
            {messages.accountDashboard}
          </a>
        </li>
        <li>
          <a
            data-lintel-id="account-domains"
            data-lintel-name={messages.domains}
            className={styles.row}
            href={site.urlOn('account', '/domains')}
          >
            {messages.domains}
          </a>
        </li>
        <li>
          <a
            data-lintel-id="log-out"
            data-lintel-name={messages.logOut}
            className={styles.row}
            href="/"
            onClick={onLogOut}
          >
            {messages.logOut}
          </a>
        </li>
      </ul>
    </div>
  );
}
