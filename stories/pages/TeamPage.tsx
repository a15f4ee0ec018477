import type { ReactNode } from 'react';
import * as page from './page.css';
import * as styles from './TeamPage.css';
import { Wordmark } from '../shared/Wordmark';

export interface TeamPageProps {
  theme: 'light-background' | 'dark-background';
  /** At the bar's end. */
  account?: ReactNode;
  /** After it. */
  menu?: ReactNode;
  /** On the page, below its lead. */
  children?: ReactNode;
}

/** A page whose header is its team's own, with single parts of the package in it. */
export function TeamPage({ theme, account, menu, children }: TeamPageProps) {
  return (
    <div className={page.ground[theme]}>
      <header className={styles.bar}>
        <a className={styles.logo} href="/" aria-label="Home">
          <Wordmark />
        </a>
        {account ? <div className={styles.account}>{account}</div> : null}
        {menu}
      </header>
      <main id="content" className={page.opening} lang="en" dir="ltr">
        <h1 className={page.title}>A header of our own</h1>
        <p className={page.lead}>
          Logo and bar are this team’s; what opens in it is not.
        </p>
        {children}
      </main>
    </div>
  );
}
