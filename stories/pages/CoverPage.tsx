import type { ReactNode } from 'react';
import { Doorway } from './Doorway';
import * as styles from './page.css';

/** A page that opens with a dark picture, for `position="overlay"`. */
export function CoverPage({ header }: { header: ReactNode }) {
  return (
    <div className={styles.ground['light-background']}>
      {header}
      <main id="content">
        <div className={styles.cover}>
          <Doorway className={styles.coverPicture} />
          <div className={styles.coverText}>
            <h1 className={styles.title}>Work that opens doors</h1>
          </div>
        </div>
        <div className={styles.scrollRoom}>
          <p className={styles.lead}>
            The website, the shop and the calendar of people who would rather be
            making something.
          </p>
        </div>
      </main>
    </div>
  );
}
