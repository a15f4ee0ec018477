'use client';
import { useRef } from 'react';
import { goTo, isThisAddress } from '../../core/links/goTo';
import { isPlainClick } from '../../core/links/plainClick';
import { useLanguageSites } from '../../react/language/useLanguageSites';
import { Disclosure, focusTrigger } from '../shared/Disclosure';
import { Icon } from '../shared/Icon';
import { visuallyHidden } from '../shared/visuallyHidden.css';
import { LanguageList } from './LanguageList';
import * as styles from './LanguageMenu.css';

/** Why the list of languages opened or closed. */
export type LanguageMenuReason =
  'press' | 'escape' | 'blur' | 'outside' | 'navigate' | 'hydration' | 'other';

export interface LanguageDisclosureProps {
  /** What ids begin with. */
  id: string;
  /** The word for "language". */
  label: string;
  open: boolean;
  onOpenChange(open: boolean, reason: LanguageMenuReason): void;
  /** @default 'bottom' */
  side?: 'top' | 'bottom';
  /** @default 'end' */
  align?: 'start' | 'end';
}

/** A button that says the page's language, and the list it opens. */
export function LanguageDisclosure({
  id,
  label,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
}: LanguageDisclosureProps) {
  const root = useRef<HTMLElement>(null);
  const { current, sites, urlOf, remember } = useLanguageSites();
  if (sites.length < 2) return null;
  return (
    <Disclosure
      root={root}
      panelId={`${id}-languages`}
      open={open}
      onOpenChange={onOpenChange}
      data-lintel="language-menu"
      data-lintel-section="header-nav"
      data-side={side}
      data-align={align}
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
      <LanguageList
        current={current}
        sites={sites}
        urlOf={urlOf}
        id={`${id}-languages`}
        label={label}
        open={open}
        onChoose={(language, event) => {
          if (!isPlainClick(event)) return;
          remember(language);
          focusTrigger(root.current);
          onOpenChange(false, 'navigate');
          if (language === current || !isThisAddress(urlOf(language))) return;
          event.preventDefault();
          goTo(urlOf(language));
        }}
      />
    </Disclosure>
  );
}
