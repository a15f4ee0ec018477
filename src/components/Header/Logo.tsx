'use client';
import type { ReactNode } from 'react';
import { useContent } from '../../react/content/useContent';
import { visuallyHidden } from '../shared/visuallyHidden.css';
import * as styles from './Header.css';

/** The link to the home page, around its logo. */
export function LogoLink({ children }: { children: ReactNode }) {
  const { home } = useContent().messages;
  return (
    <a
      data-lintel="logo"
      data-lintel-id="logo"
      data-lintel-name={home}
      href="/"
      className={styles.logo}
    >
      {children}
    </a>
  );
}

/** The logo, followed by the word for home. The accessible name must contain the visible text (WCAG 2.5.3). */
export function Logo({ logo }: { logo: ReactNode }) {
  const { home } = useContent().messages;
  if (!logo) return home;
  return (
    <>
      {logo}
      <span className={visuallyHidden}> {home}</span>
    </>
  );
}
