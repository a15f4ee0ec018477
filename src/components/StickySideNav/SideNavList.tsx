'use client';
import { memo, type RefObject } from 'react';
import type { SectionChoice } from './chooseSection';
import { SideNavLink } from './SideNavLink';
import type { SideNavItem } from './StickySideNav';
import * as styles from './StickySideNav.css';

export interface SideNavListProps {
  list: RefObject<HTMLUListElement | null>;
  id: string;
  items: readonly SideNavItem[];
  open: boolean;
  choice: SectionChoice;
}

/** The sections. It does not render when another becomes current. */
export const SideNavList = memo(function SideNavList({
  list,
  id,
  items,
  open,
  choice,
}: SideNavListProps) {
  return (
    <ul
      ref={list}
      id={id}
      data-lintel="side-nav-list"
      data-state={open ? 'open' : 'closed'}
      className={styles.list}
    >
      <li aria-hidden="true" className={styles.indicator} />
      {items.map((item) => (
        <li key={item.id}>
          <SideNavLink item={item} choice={choice} />
        </li>
      ))}
    </ul>
  );
});
