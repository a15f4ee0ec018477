'use client';
import { useRef, useState } from 'react';
import { isPlainClick } from '../browser/clicks';
import { useContent } from '../parts/ContentProvider';
import { usePartPage } from '../parts/useSitePage';
import { Disclosure, type Given } from '../ui/open/Disclosure';
import { Icon } from '../ui/Icon';
import type { OpenReason } from '../ui/open/useOpen';
import { visuallyHidden } from '../styles/classes.css';
import { usePageLanguages } from './languageChoice';
import * as styles from './Language.css';

interface LanguageDisclosureProps {
  /** The prefix of its ids. */
  id: string;
  /** The word for "language". */
  label: string;
  open: boolean;
  onOpenChange(open: boolean, reason: OpenReason): void;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | undefined;
  /** @default 'end' */
  align?: 'start' | 'end' | undefined;
  given?: Given;
}

/** A button with the page's language, and a list of plain links to the page in each language. */
export function LanguageDisclosure({
  id,
  label,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  given = {},
}: LanguageDisclosureProps) {
  const root = useRef<HTMLElement>(null);
  const page = usePartPage();
  const { language: current, languages } = page;
  const { urlOf, choose } = usePageLanguages(page);
  if (languages.length < 2) return null;

  return (
    <Disclosure
      root={root}
      given={given}
      panelId={`${id}-languages`}
      open={open}
      onOpenChange={onOpenChange}
      data-lintel="language-menu"
      data-lintel-section="header-nav"
      data-side={side}
      data-align={align}
      data-lintel-card={open ? '' : undefined}
      className={styles.menu}
      trigger={{
        'data-lintel': 'language-trigger',
        'data-lintel-id': 'languages',
        'data-lintel-event': 'open locale menu',
        className: styles.trigger,
        children: (
          <>
            <Icon shape="globe" />
            <span className={visuallyHidden}>{label} </span>
            <span lang={current.locale} className={styles.name}>
              {current.fullName}
            </span>
            <Icon shape="chevron" size={16} />
          </>
        ),
      }}
    >
      <ul
        id={`${id}-languages`}
        aria-label={label}
        data-lintel="language-list"
        data-state={open ? 'open' : 'closed'}
        className={styles.list}
      >
        {languages.map((each) => (
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
              onClick={(event) => {
                if (isPlainClick(event)) choose(each, event);
              }}
            >
              {/* Each name has its own direction, but all are aligned. */}
              <bdi>{each.fullName}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface HeaderLanguagesProps {
  id: string;
  /** Whether it is part of a list. Closing it would then move the element that is being pressed. */
  inList?: boolean;
  /** Whether what it is in is shown. @default true */
  shown?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  /** Whether it is open. @default it controls itself */
  open?: boolean | undefined;
  onOpenChange?(open: boolean, reason: OpenReason): void;
}

/** The languages in a header or a drawer. */
export function HeaderLanguages({
  id,
  inList = false,
  shown = true,
  defaultOpen = false,
  open,
  onOpenChange,
}: HeaderLanguagesProps) {
  const { language } = useContent().messages;
  const [own, setOwn] = useState(defaultOpen);
  // A hidden open list would handle the page's Escape key. Closed during rendering, not in an effect.
  if (own && !shown) setOwn(false);
  return (
    <LanguageDisclosure
      id={id}
      label={language}
      open={open ?? own}
      onOpenChange={(next, reason) => {
        const isBeside = reason === 'outside' || reason === 'blur';
        if (inList && isBeside) return;
        if (open === undefined) setOwn(next);
        else onOpenChange?.(next, reason);
      }}
    />
  );
}
