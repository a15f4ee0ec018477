'use client';
import * as RovingFocus from '@radix-ui/react-roving-focus';
import {
  useRef,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Direction } from '../../core/arrowKeys';
import type { User } from '../../core/auth';
import type { Messages } from '../../hooks/useContent';
import * as styles from './AccountMenu.css';
import type { MenuEnd } from './focusItem';
import { LogOutLink } from './LogOutLink';
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
  messages: Messages;
  direction: Direction;
  dashboardHref: string;
  domainsHref: string;
  onClick(event: MouseEvent): void;
  onTab(): void;
}

/** The member's name and the three account links (specification §2), while they are open. */
export function AccountCard({
  id,
  avatar,
  entry,
  user,
  messages,
  direction,
  dashboardHref,
  domainsHref,
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
      <Row>
        <a
          data-lintel-id="account-dashboard"
          data-lintel-name={messages.accountDashboard}
          href={dashboardHref}
        >
          {messages.accountDashboard}
        </a>
      </Row>
      <Row>
        <a
          data-lintel-id="account-domains"
          data-lintel-name={messages.domains}
          href={domainsHref}
        >
          {messages.domains}
        </a>
      </Row>
      <Row>
        <LogOutLink>{messages.logOut}</LogOutLink>
      </Row>
    </RovingFocus.Root>
  );
}

function Row({ children }: { children: ReactElement }) {
  return (
    <RovingFocus.Item asChild role="menuitem" className={styles.row}>
      {children}
    </RovingFocus.Item>
  );
}
