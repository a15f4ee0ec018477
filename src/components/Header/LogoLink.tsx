'use client';
import type { ReactNode } from 'react';
import { useContent } from '../../react/content/useContent';
import * as styles from './Header.css';

export interface LogoLinkProps {
  /** What stands in it. */
  children: ReactNode;
}

/** The link to the home page. */
export function LogoLink({ children }: LogoLinkProps) {
  const { messages } = useContent();
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
