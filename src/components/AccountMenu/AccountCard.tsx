'use client';
import * as RovingFocus from '@radix-ui/react-roving-focus';
import { useRef, type MouseEvent, type RefObject } from 'react';
import type { Direction } from '../../core/arrowKeys';
import type { User } from '../../core/auth';
import type { AccountEntry } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { AccountEntryLink } from './AccountEntryLink';
import * as styles from './AccountMenu.css';
import type { MenuEnd } from './focusItem';
import { useCardFocus } from './useCardFocus';
import { useCardPlacement } from './useCardPlacement';
import { useItemKeys } from './useItemKeys';

export interface AccountCardProps {
  /** The avatar's; the card's own begins with it. */
  id: string;
  /** What it stands beside, is named by, and gives the focus back to. */
  avatar: HTMLElement;
  /** The item that gets the focus, if any. */
  entry: RefObject<MenuEnd | null>;
  user: User;
  entries: readonly AccountEntry[];
  surroundings: LinkSurroundings;
  direction: Direction;
  onClick(event: MouseEvent): void;
  onTab(): void;
}

/** The member's name and the account entries (specification §2), while they are open. */
export function AccountCard({
  id,
  avatar,
  entry,
  user,
  entries,
  surroundings,
  direction,
  onClick,
  onTab,
}: AccountCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useCardPlacement(card, avatar, direction);
  useCardFocus(card, avatar, entry);
  const onKeyDownCapture = useItemKeys(onTab);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <RovingFocus.Root
      ref={card}
      id={`${id}-menu`}
      role="menu"
      aria-labelledby={id}
      aria-orientation="vertical"
      orientation="vertical"
      // No stop of Tab by itself.
      tabIndex={-1}
      data-lintel="account-panel"
      data-state="open"
      className={styles.panel}
      onClick={onClick}
      onKeyDownCapture={onKeyDownCapture}
    >
      <div className={styles.person}>
        {name ? <div className={styles.name}>{name}</div> : null}
        <div className={styles.email}>{user.email}</div>
      </div>
      {entries.map((entry) => (
        <RovingFocus.Item
          key={entry.id}
          asChild
          role="menuitem"
          className={styles.row}
        >
          <AccountEntryLink entry={entry} surroundings={surroundings} />
        </RovingFocus.Item>
      ))}
    </RovingFocus.Root>
  );
}
