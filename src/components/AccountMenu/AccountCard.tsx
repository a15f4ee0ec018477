'use client';
import {
  DropdownMenuContent,
  DropdownMenuItem,
  type DropdownMenuContentProps,
} from '@radix-ui/react-dropdown-menu';
import {
  forwardRef,
  useLayoutEffect,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { AccountMenuDismissal } from '../../core/account/accountMenu';
import type { User } from '../../core/account/auth';
import type { Direction } from '../../core/browser/arrowKeys';
import { onEvents } from '../../core/browser/onEvents';
import { accountEntriesOf, isLogOut } from '../../content/accountEntries';
import type { AccountEntry } from '../../content/navigation';
import { useContent } from '../../react/content/useContent';
import { useLinkContext } from '../../react/links/useLinkContext';
import { leadsAway } from '../shared/leadsAway';
import { anchorProps, OpensInNewTab } from '../shared/NavigationAnchor';
import * as styles from './AccountMenu.css';
import { LogOutLink } from './LogOutLink';

/** An end of the menu. */
export type MenuEnd = 'first' | 'last';

export function focusItem(around: Element, end: MenuEnd): void {
  const items = around.querySelectorAll<HTMLElement>('[role="menuitem"]');
  // A header that is still coming in would scroll the page.
  items[end === 'last' ? items.length - 1 : 0]?.focus({ preventScroll: true });
}

export interface AccountCardProps {
  /** The avatar's; the card's own begins with it. */
  id: string;
  /** Around the avatar and the card. */
  area: HTMLElement;
  /** What names the card, and gets the focus back. */
  avatar: HTMLElement;
  /** The item that gets the focus, if any. */
  entry: RefObject<MenuEnd | null>;
  user: User;
  onDismiss(reason: AccountMenuDismissal): void;
}

/** The member's name and the account entries (specification §2), while they are open. */
export function AccountCard({
  id,
  area,
  avatar,
  entry,
  user,
  onDismiss,
}: AccountCardProps) {
  const content = useContent();
  const card = useRef<HTMLDivElement>(null);
  const place = useCardPlace(card, avatar, content.direction ?? 'ltr');
  useLayoutEffect(() => {
    const element = card.current;
    // Radix gives the focus back in a timer: a key before it would be lost.
    return () => {
      if (element?.contains(document.activeElement)) {
        avatar.focus({ preventScroll: true });
      }
    };
  }, [avatar]);

  /** Radix would close it without a reason. */
  const dismissBy = (reason: AccountMenuDismissal) => (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const isOutside = !area.contains(event.target as Node);
    if (isOutside || reason === 'escape') onDismiss(reason);
  };

  // Heard before Radix hears it.
  function onKeyDownCapture(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Tab') {
      // Radix would keep it inside. It leads on from the avatar.
      event.stopPropagation();
      avatar.focus();
      onDismiss('blur');
    } else if (key === 'Enter' && (ctrlKey || metaKey || shiftKey)) {
      // The browser's: Radix would follow the link in this tab.
      event.stopPropagation();
    }
  }

  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <DropdownMenuContent
      ref={card}
      id={`${id}-menu`}
      aria-labelledby={id}
      data-lintel="account-panel"
      className={styles.panel}
      {...place}
      loop
      onClick={(event) => {
        if (leadsAway(event)) onDismiss('navigate');
      }}
      onKeyDownCapture={onKeyDownCapture}
      onEscapeKeyDown={dismissBy('escape')}
      onPointerDownOutside={dismissBy('outside')}
      onFocusOutside={dismissBy('blur')}
      onCloseAutoFocus={prevent}
      // Its types lack it: https://github.com/radix-ui/primitives/issues/3125
      {...{
        onOpenAutoFocus(event: Event) {
          event.preventDefault();
          if (entry.current) focusItem(area, entry.current);
        },
      }}
    >
      <div className={styles.person}>
        {name ? <div className={styles.name}>{name}</div> : null}
        <div className={styles.email}>{user.email}</div>
      </div>
      {accountEntriesOf(content).map((entry) => (
        <DropdownMenuItem
          key={entry.id}
          asChild
          className={styles.row}
          // A click with Ctrl leaves it open.
          onSelect={prevent}
          // Hovering takes the focus from nobody who is typing, and a press
          // that began elsewhere follows no link.
          onPointerMove={prevent}
          onPointerLeave={prevent}
          onPointerUp={prevent}
        >
          <AccountEntryLink entry={entry} />
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  );
}

/** Keeps Radix from what it does by default. */
function prevent(event: Event | SyntheticEvent) {
  event.preventDefault();
}

interface AccountEntryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  entry: AccountEntry;
}

/** An entry of the account menu: a link, or the way out. */
const AccountEntryLink = forwardRef<HTMLAnchorElement, AccountEntryLinkProps>(
  function AccountEntryLink({ entry, ...props }, ref) {
    const context = useLinkContext();
    if (isLogOut(entry)) {
      return (
        <LogOutLink {...props} ref={ref} data-lintel-id={entry.id}>
          {entry.label}
        </LogOutLink>
      );
    }
    return (
      <a
        {...props}
        ref={ref}
        data-lintel-id={entry.id}
        data-lintel-name={entry.label}
        {...anchorProps(entry, context)}
      >
        {entry.label}
        {entry.external ? <OpensInNewTab /> : null}
      </a>
    );
  },
);

/** Higher than any card, in px. */
const ANY_HEIGHT = 10_000;

type CardPlace = Pick<
  DropdownMenuContentProps,
  'align' | 'sideOffset' | 'collisionPadding'
>;

/**
 * The card begins where the avatar begins, or ends where it ends if the card
 * would stick out of the window (specification §4): Radix would only shift it.
 */
function useCardPlace(
  card: RefObject<HTMLElement | null>,
  avatar: HTMLElement,
  direction: Direction,
): CardPlace {
  const [place, setPlace] = useState<CardPlace>({});
  useLayoutEffect(() => {
    const measure = () => {
      // Not the box as it is drawn: it may still be coming in.
      const { offsetWidth = 0, offsetHeight = 0 } = card.current ?? {};
      const { left, right, top } = avatar.getBoundingClientRect();
      const room =
        direction === 'rtl'
          ? right
          : document.documentElement.clientWidth - left;
      const fitsAbove = offsetHeight + styles.GAP <= top;
      setPlace({
        align: offsetWidth > room ? 'end' : 'start',
        // Without room above, it stays below: the page can be scrolled there.
        collisionPadding: { bottom: fitsAbove ? 0 : -ANY_HEIGHT },
      });
    };
    measure();
    return onEvents(window, { resize: measure });
  }, [card, avatar, direction]);
  return { sideOffset: styles.GAP, ...place };
}
