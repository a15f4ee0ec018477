'use client';
import type { ReactNode } from 'react';
import { useContent } from '../../react/content/useContent';
import { visuallyHidden } from '../shared/visuallyHidden.css';

export interface LogoProps {
  /** The team's own. */
  logo: ReactNode;
}

/** What stands in the link to the home page. Its word is added to what can be seen, not put in its place (WCAG 2.5.3). */
export function Logo({ logo }: LogoProps) {
  const { home } = useContent().messages;
  if (!logo) return home;
  return (
    <>
      {logo}
      <span className={visuallyHidden}> {home}</span>
    </>
  );
}
