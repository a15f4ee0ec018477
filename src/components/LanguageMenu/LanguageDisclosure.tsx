'use client';
import { useEffect, useRef } from 'react';
import { goTo, isThisAddress } from '../../core/goTo';
import { isPlainClick } from '../../core/plainClick';
import { useDismiss } from '../../hooks/useDismiss';
import { useHydrated } from '../../hooks/useHydrated';
import { useLanguageSites } from '../../hooks/useLanguageSites';
import { Icon } from '../internal/Icon';
import { visuallyHidden } from '../internal/visuallyHidden.css';
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
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { current, sites, urlOf, remember } = useLanguageSites();

  function closeKeepingFocus(reason: 'escape' | 'navigate') {
    keepFocus(root.current);
    onOpenChange(false, reason);
  }

  useDismiss(open, root, {
    onEscape: () => closeKeepingFocus('escape'),
    // The press takes the focus along: moved before, it would scroll the page
    // under the pointer.
    onPressOutside: () => onOpenChange(false, 'outside'),
  });
  const seed = useRef(() => {
    if (root.current?.contains(document.activeElement)) {
      onOpenChange(true, 'hydration');
    }
  });
  // What CSS held open before hydration stays open.
  useEffect(() => seed.current(), []);

  if (sites.length < 2) return null;
  const state = open ? 'open' : 'closed';
  return (
    <div
      ref={root}
      data-state={state}
      data-lintel="language-menu"
      data-lintel-section="header-nav"
      data-ready={hydrated ? '' : undefined}
      data-side={side}
      data-align={align}
      className={styles.menu}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) {
          onOpenChange(false, 'blur');
        }
      }}
    >
      <button
        type="button"
        aria-controls={`${id}-languages`}
        aria-expanded={open}
        data-state={state}
        onClick={() => onOpenChange(!open, 'press')}
        data-lintel="language-trigger"
        data-lintel-id="languages"
        data-lintel-event="open locale menu"
        className={styles.trigger}
      >
        <Icon shape="globe" />
        <span className={visuallyHidden}>{label} </span>
        <span lang={current.locale} className={styles.name}>
          {current.fullName}
        </span>
        <Icon shape="chevron" size={16} className={styles.chevron} />
      </button>
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
          closeKeepingFocus('navigate');
          if (language === current || !isThisAddress(urlOf(language))) return;
          event.preventDefault();
          goTo(urlOf(language));
        }}
      />
    </div>
  );
}

/** A list that is hidden loses the focus in it: to its button. */
function keepFocus(root: HTMLElement | null): void {
  if (root?.querySelector('ul')?.contains(document.activeElement)) {
    root.querySelector('button')?.focus({ preventScroll: true });
  }
}
