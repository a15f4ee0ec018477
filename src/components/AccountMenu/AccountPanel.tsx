'use client';
import type { MouseEvent } from 'react';
import type { User } from '../../core/auth';
import { useAuth } from '../../hooks/useAuth';
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
  const { accountUrl, endSession } = useAuth();
  const site = useSite();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');

  function onLogOut(event: MouseEvent) {
    event.preventDefault();
    void endSession().then(() => window.location.assign('/'));
  }

  return (
    <div id={id} data-lintel="account-panel" className={styles.card}>
      <div className={styles.person}>
        {name ? <p className={styles.name}>{name}</p> : null}
        <p className={styles.email}>{user.email}</p>
      </div>
      <ul className={styles.list}>
        <li>
          <a className={styles.row} href={accountUrl('/')}>
            {messages.accountDashboard}
          </a>
        </li>
        <li>
          <a className={styles.row} href={site.urlOn('account', '/domains')}>
            {messages.domains}
          </a>
        </li>
        <li>
          <a className={styles.row} href="/" onClick={onLogOut}>
            {messages.logOut}
          </a>
        </li>
      </ul>
    </div>
  );
}
