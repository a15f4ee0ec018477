'use client';
import type { MouseEvent } from 'react';
import type { User } from '../../core/auth';
import { logOut } from '../../core/logOut';
import { useSite } from '../../hooks/useSite';
import type { Messages } from '../../hooks/useContent';
import * as styles from './AccountMenu.css';

export interface AccountPanelProps {
  id: string;
  user: User;
  messages: Messages;
}

/** The member's name and the three account links (specification §2). Loaded for members only. */
export function AccountPanel({ id, user, messages }: AccountPanelProps) {
  const site = useSite();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');

  function onLogOut(event: MouseEvent) {
    event.preventDefault();
    void logOut().then(() => window.location.assign('/'));
  }

  return (
    <div id={id} data-lintel="account-panel" className={styles.panel}>
      <div className={styles.person}>
        {name ? <p className={styles.name}>{name}</p> : null}
        <p className={styles.email}>{user.email}</p>
      </div>
      <ul className={styles.list}>
        <Row id="account-dashboard" href={site.urlOn('account', '/')}>
          {messages.accountDashboard}
        </Row>
        <Row id="account-domains" href={site.urlOn('account', '/domains')}>
          {messages.domains}
        </Row>
        <Row id="log-out" href="/" onClick={onLogOut}>
          {messages.logOut}
        </Row>
      </ul>
    </div>
  );
}

interface RowProps {
  /** Analytics know the link by it. */
  id: string;
  href: string;
  onClick?(event: MouseEvent): void;
  children: string;
}

function Row({ id, href, onClick, children }: RowProps) {
  return (
    <li>
      <a
        data-lintel-id={id}
        data-lintel-name={children}
        className={styles.row}
        href={href}
        onClick={onClick}
      >
        {children}
      </a>
    </li>
  );
}
