'use client';
import { useRef, type MouseEvent } from 'react';
import type { SideNavItem } from './StickySideNav';
import * as styles from './StickySideNav.css';
import { useIndicator } from './useIndicator';

export interface SideNavListProps {
  id: string;
  items: readonly SideNavItem[];
  active: string | null;
  open: boolean;
  /** Told of a click on a section's link. */
  onChoose(section: string, event: MouseEvent): void;
}

/** The sections: plain links, and the line that marks the current one. */
export function SideNavList({
  id,
  items,
  active,
  open,
  onChoose,
}: SideNavListProps) {
  const list = useRef<HTMLUListElement>(null);
  useIndicator(list, items, active, open);
  return (
    <ul
      ref={list}
      id={id}
      data-lintel="side-nav-list"
      data-state={open ? 'open' : 'closed'}
      className={styles.list}
    >
      {items.map((item) => (
        <li key={item.id}>
          <a
            data-lintel="side-nav-link"
            data-lintel-id={item.id}
            data-lintel-name={item.label}
            href={`#${item.id}`}
            aria-current={item.id === active ? 'location' : undefined}
            className={styles.link}
            onClick={(event) => onChoose(item.id, event)}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
