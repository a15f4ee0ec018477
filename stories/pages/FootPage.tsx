import type { ReactNode } from 'react';
import { useSetting } from '../shared/SettingContext';
import * as styles from './FootPage.css';
import * as page from './page.css';

/** A page without a header, for a part in its footer, in the story's setting. */
export function FootPage({ children }: { children: ReactNode }) {
  const { theme } = useSetting();
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
      <Footer>{children}</Footer>
    </div>
  );
}

/** The end of a page. */
export const Footer = ({ children }: { children: ReactNode }) => (
  <footer className={page.content}>
    <div className={styles.foot}>
      <span lang="en">© Example</span>
      {children}
    </div>
  </footer>
);
