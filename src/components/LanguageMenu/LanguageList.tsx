import type { MouseEvent } from 'react';
import type { LanguageSite } from '../../core/language/language';
import * as styles from './LanguageList.css';

export interface LanguageListProps {
  id: string;
  /** The word for "language". */
  label: string;
  open: boolean;
  /** The page's own. */
  current: LanguageSite;
  sites: readonly LanguageSite[];
  urlOf(language: LanguageSite): string;
  /** Told of a click on a language's link. */
  onChoose(language: LanguageSite, event: MouseEvent): void;
}

/** The page in each language: plain links, each named and marked in its own. Pure. */
export function LanguageList({
  id,
  label,
  open,
  current,
  sites,
  urlOf,
  onChoose,
}: LanguageListProps) {
  return (
    <ul
      id={id}
      aria-label={label}
      data-lintel="language-list"
      data-state={open ? 'open' : 'closed'}
      className={styles.list}
    >
      {sites.map((each) => (
        <li key={each.code}>
          <a
            data-lintel="language-link"
            data-lintel-id={`language-${each.code}`}
            data-lintel-name={each.fullName}
            href={urlOf(each)}
            hrefLang={each.locale}
            lang={each.locale}
            aria-current={each === current || undefined}
            className={styles.link}
            onClick={(event) => onChoose(each, event)}
          >
            {/* In its own direction, and still in line with the others. */}
            <bdi>{each.fullName}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
