'use client';
import { memo, type MouseEvent, type RefObject } from 'react';
import type { SideNavItem } from './StickySideNav';
import * as styles from './StickySideNav.css';

export interface SideNavListProps {
  list: RefObject<HTMLUListElement | null>;
  id: string;
  items: readonly SideNavItem[];
  open: boolean;
  onLinkClick(event: MouseEvent<HTMLAnchorElement>, section: string): void;
}

/**
 * The sections. It does not render when another becomes current, which
 * `useIndicator` marks: React would go through a thousand links for that.
 */
export const SideNavList = memo(function SideNavList({
  list,
  id,
  items,
  open,
  onLinkClick,
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
          <a
            data-lintel="side-nav-link"
            data-lintel-id={item.id}
            data-lintel-name={item.label}
            href={`#${item.id}`}
            className={styles.link}
            onClick={(event) => onLinkClick(event, item.id)}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
});
