'use client';
import {
  DropdownMenuContent,
  DropdownMenuItem,
  type DropdownMenuContentProps,
} from '@radix-ui/react-dropdown-menu';
import {
  forwardRef,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { onEvents } from '../browser/events';
import { focusedIn, isInside } from '../browser/focus';
import { closeOnLink } from '../browser/clicks';
import { publishZoom, zoomOf } from '../browser/viewport';
import type { ResolvedEntry } from '../content/resolveContent';
import { useContent } from '../parts/ContentProvider';
import { releaseEscape } from '../ui/escape';
import { useDismiss } from '../ui/useDismiss';
import type { OpenReason } from '../ui/useOpenState';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { useMarkedLinks } from '../link/useMarkedLinks';
import * as styles from './Account.css';
import type { AvatarMenuProps } from './Avatar';
import { LogOutLink } from './logOut';

/** Which item gets focus when the menu opens. */
export type MenuEnd = 'first' | 'last';

export function focusItem(around: Element, end: MenuEnd): void {
  // Focus would scroll the page while the menu is still animating in.
  const item = itemsIn(around).at(end === 'last' ? -1 : 0);
  item?.focus({ preventScroll: true });
  // The card may be higher than the window.
  const menu = item?.closest('[role="menu"]');
  if (menu && end === 'last') menu.scrollTop = ANY_HEIGHT;
}

const itemsIn = (around: Element) => [
  ...around.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

interface AccountCardProps extends Pick<
  AvatarMenuProps,
  'id' | 'area' | 'avatar' | 'user'
> {
  /** The item that gets focus, if any. */
  focusOnOpen: RefObject<MenuEnd | null>;
  onDismiss(reason: OpenReason): void;
}

/** The open account menu: the visitor's name and the account entries (behaviour A7). */
export function AccountCard({
  id,
  area,
  avatar,
  focusOnOpen,
  user,
  onDismiss,
}: AccountCardProps) {
  const content = useContent();
  const card = useRef<HTMLDivElement>(null);
  useMarkedLinks(card);
  const place = useCardPlace(card, avatar);
  useLayoutEffect(() => {
    const element = card.current;
    const button = avatar.current;
    // Radix returns focus in a timer, and would lose a key pressed before it fires.
    return () => {
      if (focusedIn(element)) button?.focus({ preventScroll: true });
    };
  }, [avatar]);

  useDismiss(true, area, {
    onEscape: () => onDismiss('escape'),
    onPressOutside: () => onDismiss('outside'),
  });

  function onFocusOutside(event: CustomEvent<{ originalEvent: Event }>) {
    event.preventDefault();
    if (isInside(event.detail.originalEvent, area.current)) return;
    onDismiss('blur');
  }

  // Runs before Radix's own key handler.
  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const hasModifier = ctrlKey || metaKey || altKey || shiftKey;
    if (key === 'Tab') {
      // Radix would trap Tab in the menu. Here it moves on from the avatar.
      event.stopPropagation();
      avatar.current?.focus();
      onDismiss('blur');
    } else if (key === 'Enter' && hasModifier) {
      // Left to the browser: Radix would follow the link in this tab.
      event.stopPropagation();
    } else if (!hasModifier) moveFocus(event);
  }

  useGuardsUnfocusable();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <DropdownMenuContent
      ref={card}
      id={`${id}-menu`}
      aria-labelledby={id}
      data-lintel="account-panel"
      className={styles.panel}
      {...place}
      onClick={(event) => {
        closeOnLink(event.nativeEvent, () => onDismiss('navigate'));
      }}
      onKeyDownCapture={onKeyDownCapture}
      // Radix's listeners can be stopped by the page, or called before the page's.
      onEscapeKeyDown={releaseEscape}
      onPointerDownOutside={prevent}
      onFocusOutside={onFocusOutside}
      onCloseAutoFocus={prevent}
      // Missing from Radix's types: https://github.com/radix-ui/primitives/issues/3125
      {...{
        onOpenAutoFocus(event: Event) {
          event.preventDefault();
          if (focusOnOpen.current) {
            focusItem(area.current!, focusOnOpen.current);
          }
        },
      }}
    >
      <div className={styles.person}>
        {name ? <div className={styles.name}>{name}</div> : null}
        <div className={styles.email}>{user.email}</div>
      </div>
      {content.account.map((entry) => (
        <DropdownMenuItem
          key={entry.id}
          asChild
          className={styles.row}
          // A Ctrl click leaves the menu open.
          onSelect={prevent}
          // Hovering must not move focus away from a field, and a press that
          // began elsewhere must not follow a link.
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

/**
 * Moves focus around the items. Radix does the same in a timer, but in a shadow
 * tree it focuses the last item, whatever the key: it waits for the document's
 * focused element to change, which is always the host.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsIn(event.currentTarget);
  const index = items.indexOf(event.target as HTMLElement);
  const item = {
    ArrowDown: items[(index + 1) % items.length],
    ArrowUp: items.at(Math.max(index, 0) - 1),
    Home: items[0],
    PageUp: items[0],
    End: items.at(-1),
    PageDown: items.at(-1),
  }[event.key];
  if (!item) return;
  event.preventDefault();
  event.stopPropagation();
  item.focus();
}

/** Turns off Radix's default behaviour for an event. */
function prevent(event: Event | SyntheticEvent) {
  event.preventDefault();
}

interface AccountEntryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  entry: ResolvedEntry;
}

/** An entry of the account menu: a link or Log Out. */
const AccountEntryLink = forwardRef<HTMLAnchorElement, AccountEntryLinkProps>(
  function AccountEntryLink({ entry, ...props }, ref) {
    return 'action' in entry ? (
      <LogOutLink {...props} ref={ref} data-lintel-id={entry.id}>
        {entry.label}
      </LogOutLink>
    ) : (
      <NavigationAnchor link={entry} attributes={{ ...props, ref }}>
        {entry.label}
      </NavigationAnchor>
    );
  },
);

/**
 * Removes Radix's focus guards, two elements without a name at the ends of the
 * page, from the tab order. They are for traps of focus, which this menu is not.
 * @see https://github.com/radix-ui/primitives/blob/main/packages/react/focus-guards/src/focus-guards.tsx
 */
function useGuardsUnfocusable(): void {
  useEffect(() => {
    const guards = document.querySelectorAll<HTMLElement>(
      '[data-radix-focus-guard]',
    );
    const setAll = (tabIndex: number) =>
      guards.forEach((guard) => (guard.tabIndex = tabIndex));
    setAll(-1);
    // A dialog of the page may use the same ones.
    return () => setAll(0);
  }, []);
}

/** Higher than any card, in px. */
const ANY_HEIGHT = 10_000;

type CardPlace = Pick<
  DropdownMenuContentProps,
  'align' | 'sideOffset' | 'collisionPadding'
>;

/**
 * Aligns the card with the avatar's start, or with its end if the card would
 * leave the window (behaviour A9). Radix would only shift it.
 */
function useCardPlace(
  card: RefObject<HTMLElement | null>,
  avatar: RefObject<HTMLElement | null>,
): CardPlace {
  const [place, setPlace] = useState<CardPlace>({});
  useLayoutEffect(() => {
    const measure = () => {
      // Not `getBoundingClientRect`, which includes the animation.
      const { offsetWidth = 0, offsetHeight = 0 } = card.current ?? {};
      const element = avatar.current!;
      const { left, right, top } = element.getBoundingClientRect();
      const zoom = zoomOf(element);
      // Around the card, too.
      publishZoom(element.parentElement!);
      const isMirrored = getComputedStyle(element).direction === 'rtl';
      const room = isMirrored
        ? right
        : document.documentElement.clientWidth - left;
      const sideOffset = styles.GAP * zoom;
      const fitsAbove = offsetHeight * zoom + sideOffset <= top;
      setPlace({
        align: offsetWidth * zoom > room ? 'end' : 'start',
        sideOffset,
        // Without room above it stays below, because the page can be scrolled to it.
        collisionPadding: { bottom: fitsAbove ? 0 : -ANY_HEIGHT },
      });
    };
    measure();
    return onEvents(window, { resize: measure });
  }, [card, avatar]);
  return place;
}
