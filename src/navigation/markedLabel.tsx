'use client';
import type { ReactNode } from 'react';
import type { ResolvedLink } from '../content/resolveContent';
import { useContent } from '../parts/ContentProvider';
import * as styles from './PanelLink.css';

/**
 * A link's label, marked with “in English” if it leads to the English site. Not a
 * component, because a header has dozens of labels without the mark.
 */
export function markedLabel({ label, hrefLang }: ResolvedLink): ReactNode {
  return hrefLang ? <MarkedLabel label={label} /> : label;
}

function MarkedLabel({ label }: { label: string }) {
  const { inEnglish } = useContent().messages;
  return (
    <span>
      {label} <span className={styles.description}>({inEnglish})</span>
    </span>
  );
}
