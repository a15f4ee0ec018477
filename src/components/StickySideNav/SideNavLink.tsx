'use client';
import { useSyncExternalStore } from 'react';
import { chooseSection, type SectionChoice } from './chooseSection';
import type { SideNavItem } from './StickySideNav';
import * as styles from './StickySideNav.css';

export interface SideNavLinkProps {
  item: SideNavItem;
  choice: SectionChoice;
}

/** It asks for itself whether it is current: of a thousand, only two render when that changes. */
export function SideNavLink({ item, choice }: SideNavLinkProps) {
  const isCurrent = useSyncExternalStore(
    choice.machine.subscribe,
    () => choice.machine.get().active === item.id,
    () => false,
  );
  return (
    <a
      data-lintel="side-nav-link"
      data-lintel-id={item.id}
      data-lintel-name={item.label}
      href={`#${item.id}`}
      aria-current={isCurrent ? 'location' : undefined}
      className={styles.link}
      onClick={(event) => chooseSection(item.id, event, choice)}
    >
      {item.label}
    </a>
  );
}
