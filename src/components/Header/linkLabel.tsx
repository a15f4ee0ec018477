import type { ReactNode } from 'react';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import * as styles from './PanelLink.css';

/** A link's label, with a mark where it leads to the English site. Pure. */
export function linkLabel(
  { label, hrefLang }: { label: string; hrefLang?: string },
  { inEnglish }: LinkSurroundings,
): ReactNode {
  return hrefLang ? (
    <span>
      {label} <span className={styles.description}>({inEnglish})</span>
    </span>
  ) : (
    label
  );
}
