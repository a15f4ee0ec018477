import type { ReactNode } from 'react';
import type { Messages } from '../../hooks/useContent';
import * as styles from './Header.css';

export interface LogoLinkProps {
  messages: Messages;
  /** What stands in it. */
  children: ReactNode;
}

/** The link to the home page. Pure. */
export function LogoLink({ messages, children }: LogoLinkProps) {
  return (
    <a
      data-lintel="logo"
      data-lintel-id="logo"
      data-lintel-name={messages.home}
      href="/"
      className={styles.logo}
    >
      {children}
    </a>
  );
}
