import type { ReactNode } from 'react';
import type { Messages } from '../../hooks/useContent';
import * as styles from './Header.css';

export interface HeaderFrameProps {
  messages: Messages;
  /** Inside the link to the home page. */
  logo: ReactNode;
  /** Between the logo and the account: button, menus. */
  children: ReactNode;
}

/** Skip link, logo and what stands beside it: the same for the live header and its stand-in. Pure. */
export function HeaderFrame({ messages, logo, children }: HeaderFrameProps) {
  return (
    <div className={styles.barSurface}>
      <a data-lintel="skip-link" href="#content" className={styles.skipLink}>
        {messages.skipToContent}
      </a>
      <div data-lintel="bar" className={styles.bar}>
        <a
          data-lintel="logo"
          data-lintel-id="logo"
          data-lintel-name={messages.home}
          href="/"
          className={styles.logo}
        >
          {logo}
        </a>
        {children}
      </div>
    </div>
  );
}
