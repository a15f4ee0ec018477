'use client';
import { chooseSection, type SectionChoice } from './chooseSection';
import type { SideNavItem } from './StickySideNav';
import * as styles from './StickySideNav.css';

export interface SideNavLinkProps {
  item: SideNavItem;
  choice: SectionChoice;
}

/** Whether it is current `useIndicator` says: React would go through a thousand for that. */
export function SideNavLink({ item, choice }: SideNavLinkProps) {
  return (
    <a
      data-lintel="side-nav-link"
      data-lintel-id={item.id}
      data-lintel-name={item.label}
      href={`#${item.id}`}
      className={styles.link}
      onClick={(event) => chooseSection(item.id, event, choice)}
    >
      {item.label}
    </a>
  );
}
