'use client';
import { useRef } from 'react';
import { createLoader } from '../browser/loader';
import { useAuthState } from '../parts/useAuthState';
import { useContent } from '../parts/ContentProvider';
import { usePartPage } from '../parts/useSitePage';
import { LazyPart, useLazyPart } from '../ui/LazyPart';
import { REFLEX } from '../ui/open/hoverMenu';
import { hasKeyboardFocus } from '../ui/open/keyboardFocus';
import { useHoverMenu } from '../ui/open/useHoverMenu';
import { useOpen, useOpenValue, type Open } from '../ui/open/useOpen';
import * as styles from './Account.css';
import { LogInLink } from './AccountSlot';
import { AvatarFace } from './AvatarFace';
import type { AvatarMenuProps } from './AvatarMenu';

const avatarMenu = createLoader('account menu', () =>
  import('./AvatarMenu').then(({ AvatarMenu }) => AvatarMenu),
);

/** The account menu, among what can be open. */
export const ACCOUNT = 'account';

/** What is open: the account menu, or something else, or nothing. */
export type AccountOpen = Open<string | null>;

/** A moving pointer opens it at once, and hands shake (behaviour A6). */
const TIMES = { open: 0, switch: 0, leave: 100 };

export interface AvatarProps extends Pick<AvatarMenuProps, 'id' | 'user'> {
  open: AccountOpen;
  /** Whether it is open on a server and during hydration. */
  defaultOpen: boolean;
  reflexClickMs?: number | undefined;
  /** The language of its words, if no element around it sets one. */
  lang?: string;
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * A link to the account that becomes the button of the menu once the menu has
 * loaded. It stays the same element, so that focus and hover are not lost.
 */
export function Avatar({
  id,
  user,
  open: opening,
  defaultOpen,
  reflexClickMs = REFLEX,
  lang,
  onError,
}: AvatarProps) {
  const content = useContent();
  const page = usePartPage();
  // `navigation.account` may have no link, only Log Out.
  const account = content.account.find((entry) => 'href' in entry) ?? {
    href: page.site.urlOn('account', '/'),
  };
  const area = useRef<HTMLDivElement>(null);
  const avatar = useRef<HTMLAnchorElement>(null);
  const menu = useLazyPart(avatarMenu, true, onError);
  const initial = defaultOpen ? ACCOUNT : null;
  const isOpen = useOpenValue(opening, initial) === ACCOUNT;
  const open = isOpen && menu !== null;
  const hover = useHoverMenu({
    open: opening,
    times: { ...TIMES, reflex: reflexClickMs },
    area: () => area.current,
    isHovering: () => menu !== null,
  });
  return (
    <div
      ref={area}
      data-lintel="account-menu"
      data-lintel-section="header-nav"
      lang={lang}
      dir={lang && content.direction}
      data-state={open ? 'open' : 'closed'}
      className={styles.area}
      {...hover.itemProps(ACCOUNT)}
      // A key keeps a menu open that the pointer has just left (behaviour M6).
      onFocus={() => {
        if (hasKeyboardFocus(area.current)) hover.send({ type: 'focus' });
      }}
    >
      <a
        ref={avatar}
        data-lintel="avatar"
        data-lintel-id="account-menu"
        href={account.href}
        className={styles.avatar}
        aria-label={content.messages.accountMenu}
        {...hover.buttonProps}
        {...(menu && {
          id,
          role: 'button',
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open ? `${id}-menu` : undefined,
        })}
      >
        <AvatarFace user={user} />
      </a>
      <LazyPart
        part={menu}
        props={{ id, user, area, avatar, open, opening, hover }}
      />
    </div>
  );
}

type LogInOrAvatarProps = Pick<
  AvatarProps,
  'id' | 'reflexClickMs' | 'defaultOpen'
>;

/** The avatar if the visitor is logged in, above Log In, whose width it keeps. */
export function LogInOrAvatar(props: LogInOrAvatarProps) {
  const { user } = useAuthState();
  const initial = props.defaultOpen ? ACCOUNT : null;
  const open = useOpen<string | null>(undefined, initial, () => {});
  return (
    <>
      <LogInLink />
      {user ? <Avatar {...props} user={user} open={open} /> : null}
    </>
  );
}
