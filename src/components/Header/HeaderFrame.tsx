import type { ReactNode } from 'react';
import type { Messages } from '../../hooks/useContent';
import * as styles from './Header.css';
import { LogoLink } from './LogoLink';

export interface HeaderFrameProps {
  messages: Messages;
  banner: ReactNode;
  /** Inside the link to the home page. */
  logo: ReactNode;
  actions: ReactNode;
  /** Between the logo and the actions: button, menus, account. */
  children: ReactNode;
}

/** What is around the menus and the account: the same for the live header and its stand-in. Pure. */
export function HeaderFrame({
  messages,
  banner,
  logo,
  actions,
  children,
}: HeaderFrameProps) {
  return (
    <div className={styles.barSurface}>
      <a data-lintel="skip-link" href="#content" className={styles.skipLink}>
        {messages.skipToContent}
      </a>
      {banner ? (
        <div data-lintel="banner" className={styles.banner}>
          {banner}
        </div>
      ) : null}
      <div data-lintel="bar" className={styles.bar}>
        <LogoLink messages={messages}>{logo}</LogoLink>
        {children}
        {actions ? (
          <div data-lintel="actions" className={styles.actions}>
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
