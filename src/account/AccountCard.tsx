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
import type { LintelUser } from '../site/auth';
import type { Open } from '../ui/open/useOpen';
import * as styles from './Account.css';
import { Email } from './Email';
import { LogOutLink } from './logOut';
import { itemMends, mendKey, menuMends } from './radixMends';

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

export interface AccountCardProps {
  /** The avatar's id, which the card's id begins with. */
  id: string;
  user: LintelUser;
  open: boolean;
  /** Opens and closes it. */
  opening: Open<string | null>;
  /** The avatar and the card. */
  area: RefObject<HTMLElement | null>;
  /** The link that becomes the menu's button, before the menu on the page. */
  avatar: RefObject<HTMLElement | null>;
}

interface CardProps extends AccountCardProps {
  /** The item that gets focus if a key opens the menu. */
  end: RefObject<MenuEnd>;
  /** The card, once it is on the page and until it has left. */
  card: HTMLElement | null;
  setCard(card: HTMLElement | null): void;
}

/** The account menu, open or leaving: the visitor's name and the account entries (behaviour A7). */
export function AccountCard({
  id,
  area,
  avatar,
  open,
  opening,
  end,
  user,
  card,
  setCard,
}: CardProps) {
  const content = useContent();
  const place = useCardPlace(card, open, avatar);
  useEffect(() => {
    if (open && opening.reason() === 'key')
      focusItem(area.current!, end.current);
  }, [open, opening, area, end]);

  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <DropdownMenuContent
      ref={setCard}
      id={`${id}-menu`}
      aria-labelledby={id}
      loop
      data-lintel="account-panel"
      data-lintel-card={open ? '' : undefined}
      className={styles.panel}
      {...place}
      {...menuMends}
      onClick={(event) => {
        closeOnLink(event.nativeEvent, () => opening.change(null, 'navigate'));
      }}
      onKeyDownCapture={(event) => {
        mendKey(event);
        if (event.key === 'Tab') opening.change(null, 'blur');
      }}
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

/**
 * Aligns the card with the avatar's start, or with its end if the card would
 * end beyond the content of the bar or page (behaviour A9). Radix would only
 * shift it. It hangs from the bar.
 */
function useCardPlace(
  card: HTMLElement | null,
  open: boolean,
  avatar: RefObject<HTMLElement | null>,
): DropdownMenuContentProps {
  const [place, setPlace] = useState<DropdownMenuContentProps>({});
  useLayoutEffect(() => {
    // Each time it opens: a card that was leaving can be reused elsewhere.
    if (!card || !open) return;
    const measure = () => {
      // Not `getBoundingClientRect`, which includes the animation.
      const { offsetWidth, offsetHeight } = card;
      const element = avatar.current!;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const part = element.closest(
        '[data-lintel="bar"], [data-lintel="drawer"]',
      );
      const content = (
        part ?? document.documentElement
      ).getBoundingClientRect();
      const isInBar = part?.matches('[data-lintel="bar"]');
      const isMirrored = getComputedStyle(element).direction === 'rtl';
      const room = isMirrored ? right - content.left : content.right - left;
      const gutter = parseFloat(getComputedStyle(card).scrollMarginInlineEnd);
      const below = element.parentElement!.getBoundingClientRect().bottom;
      const fitsAbove = offsetHeight + styles.GAP <= top;
      setPlace({
        align: offsetWidth > room - gutter ? 'end' : 'start',
        sideOffset: isInBar ? below - bottom : styles.GAP,
        // Without room above it stays below, because the page can be scrolled to it.
        collisionPadding: { bottom: fitsAbove ? 0 : -ANY_HEIGHT },
      });
    };
    measure();
    return onEvents(window, { resize: measure });
  }, [card, open, avatar]);
  return place;
}
