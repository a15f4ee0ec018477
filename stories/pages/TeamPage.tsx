import type { ReactNode } from 'react';
import * as page from './page.css';
import * as styles from './TeamPage.css';
import { useSetting } from '../shared/SettingContext';
import { Wordmark } from '../shared/Wordmark';

export interface TeamPageProps {
  /** At the end of the bar. */
  account?: ReactNode;
  /** After the bar. */
  menu?: ReactNode;
  /** On the page, below its lead text. */
  children?: ReactNode;
}

/** It is in the team's bar, and at the top of the drawer. */
export const TeamLogo = () => (
  <a className={styles.logo} href="/" aria-label="Home">
    <Wordmark />
  </a>
);

/**
 * A page with a team's own header that contains single parts of the package, in
 * the story's setting.
 */
export function TeamPage({ account, menu, children }: TeamPageProps) {
  return (
    <div className={page.ground[useSetting().theme]}>
      <header className={styles.bar}>
        <TeamLogo />
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
