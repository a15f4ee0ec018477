'use client';
import type { ReactNode } from 'react';
import { useContent } from '../parts/ContentProvider';
import { useSite } from '../parts/useSite';
import { visuallyHidden } from '../styles/visuallyHidden.css';
import * as styles from './Header.css';

/**
 * The link to the home page: the logo, followed by the word for home. The
 * accessible name must contain the visible text (WCAG 2.5.3).
 */
export function Logo({ logo }: { logo: ReactNode }) {
  const { home } = useContent().messages;
  return (
    <a
      data-lintel="logo"
      data-lintel-id="logo"
      data-lintel-name={home}
      href={useSite().paths.home}
      className={styles.logo}
    >
      {logo ? (
        <>
          {logo}
          <span className={visuallyHidden}> {home}</span>
        </>
      ) : (
        home
      )}
    </a>
  );
}
