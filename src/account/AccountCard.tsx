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
  useState,
  type AnchorHTMLAttributes,
  type RefObject,
} from 'react';
import { onEvents } from '../browser/events';
import { closeOnLink } from '../browser/clicks';
import type { ResolvedEntry } from '../content/resolveContent';
import { useContent } from '../parts/ContentProvider';
import { NavigationAnchor } from '../link/NavigationAnchor';
import * as styles from './Account.css';
import type { AvatarMenuProps } from './AvatarMenu';
import { Email } from './Email';
import { LogOutLink } from './logOut';
import {
  itemMends,
  mendKey,
  menuMends,
  useGuardsUnfocusable,
} from './radixMends';

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
  'id' | 'area' | 'avatar' | 'user' | 'open' | 'opening'
> {
  card: RefObject<HTMLDivElement | null>;
  /** The item that gets focus if a key opens the menu. */
  end: RefObject<MenuEnd>;
}

/** The account menu, open or leaving: the visitor's name and the account entries (behaviour A7). */
export function AccountCard({
  id,
  area,
  avatar,
  card,
  open,
  opening,
  end,
  user,
}: AccountCardProps) {
  const content = useContent();
  const place = useCardPlace(card, avatar);
  useGuardsUnfocusable();
  useEffect(() => {
    if (open && opening.reason() === 'key')
      focusItem(area.current!, end.current);
  }, [open, opening, area, end]);

  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <DropdownMenuContent
      ref={card}
      // It stays until its motion has ended.
      forceMount
      id={`${id}-menu`}
      aria-labelledby={id}
      loop
      data-lintel="account-panel"
      data-card={open ? '' : undefined}
      className={styles.panel}
      sideOffset={styles.GAP}
      {...place}
      {...menuMends}
      onClick={(event) => {
        closeOnLink(event.nativeEvent, () => opening.change(null, 'navigate'));
      }}
      onKeyDownCapture={(event) =>
        mendKey(event, () => {
          avatar.current?.focus();
          opening.change(null, 'blur');
        })
      }
    >
      <div className={styles.person}>
        {name ? <div className={styles.name}>{name}</div> : null}
        <Email>{user.email}</Email>
      </div>
      {content.account.map((entry) => (
        <DropdownMenuItem
          key={entry.id}
          asChild
          className={styles.row}
          {...itemMends}
        >
          <AccountEntryLink entry={entry} />
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  );
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

/** Higher than any card, in px. */
const ANY_HEIGHT = 10_000;

type CardPlace = Pick<DropdownMenuContentProps, 'align' | 'collisionPadding'>;

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
      const isMirrored = getComputedStyle(element).direction === 'rtl';
      const room = isMirrored
        ? right
        : document.documentElement.clientWidth - left;
      const fitsAbove = offsetHeight + styles.GAP <= top;
      setPlace({
        align: offsetWidth > room ? 'end' : 'start',
        // Without room above it stays below, because the page can be scrolled to it.
        collisionPadding: { bottom: fitsAbove ? 0 : -ANY_HEIGHT },
      });
    };
    measure();
    return onEvents(window, { resize: measure });
  }, [card, avatar]);
  return place;
}
