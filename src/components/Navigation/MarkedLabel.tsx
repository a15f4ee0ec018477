'use client';
import { useContent } from '../../react/content/useContent';
import * as styles from './PanelLink.css';

export interface MarkedLabelProps {
  link: { label: string; hrefLang?: string };
}

/** A link's label, marked with “in English” if it leads to the English site. */
export function MarkedLabel({ link: { label, hrefLang } }: MarkedLabelProps) {
  const { inEnglish } = useContent().messages;
  return hrefLang ? (
    <span>
      {label} <span className={styles.description}>({inEnglish})</span>
    </span>
  ) : (
    label
  );
}
