import type { ReactNode } from 'react';
import * as styles from './FootPage.css';
import * as page from './page.css';

export interface FootPageProps {
  theme: 'light-background' | 'dark-background';
  /** In the page's footer. */
  children: ReactNode;
}

/** A page without a header, for a part in its footer. */
export function FootPage({ theme, children }: FootPageProps) {
  return (
    <div className={`${page.ground[theme]} ${styles.page}`}>
      <main id="content" className={styles.main}>
        <div className={page.opening} lang="en" dir="ltr">
          <h1 className={page.title}>The end of a page</h1>
          <p className={page.lead}>
            Who has read this far may want to read it in another language.
          </p>
        </div>
      </main>
      <footer className={page.content}>
        <div className={styles.foot}>
          <span lang="en">© Example</span>
          {children}
        </div>
      </footer>
    </div>
  );
}
