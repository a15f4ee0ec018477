'use client';
import { useRef, useState, type RefObject } from 'react';
import type { User } from '../site/auth';
import { createLoader } from '../browser/loader';
import { useAuthState } from '../parts/useAuthState';
import { useContent } from '../parts/ContentProvider';
import { useSitePage } from '../parts/useSitePage';
import { LazyPart, useLazyPart } from '../ui/LazyPart';
import type { OpenReason } from '../ui/useOpenState';
import * as styles from './Account.css';
import { LogInLink } from './AccountSlot';
import { AvatarFace } from './AvatarFace';

const avatarMenu = createLoader('account menu', () =>
  import('./AvatarMenu').then(({ AvatarMenu }) => AvatarMenu),
);

/** What the menu needs. */
export interface AvatarMenuProps {
  /** The avatar's id, which the card's id begins with. */
  id: string;
  user: User;
  reflexClickMs?: number | undefined;
  open: boolean;
  onOpenChange(open: boolean, reason: OpenReason): void;
  /** The hover area: the avatar and the card. */
  area: RefObject<HTMLElement | null>;
  /** The link that becomes the menu's button, before the menu on the page. */
  avatar: RefObject<HTMLElement | null>;
}

export interface AvatarProps extends Omit<AvatarMenuProps, 'area' | 'avatar'> {
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
  reflexClickMs,
  lang,
  open: wanted,
  onOpenChange,
  onError,
}: AvatarProps) {
  const content = useContent();
  const page = useSitePage();
  // `navigation.account` may have no link, only Log Out.
  const account = content.account.find((entry) => 'href' in entry) ?? {
    href: page.site.urlOn('account', '/'),
  };
  const area = useRef<HTMLDivElement>(null);
  const avatar = useRef<HTMLAnchorElement>(null);
  const menu = useLazyPart(avatarMenu, true, onError);
  const open = wanted && menu !== null;
  return (
    <div
      ref={area}
      data-lintel="account-menu"
      data-lintel-section="header-nav"
      lang={lang}
      dir={lang && content.direction}
      data-state={open ? 'open' : 'closed'}
      className={styles.area}
    >
      <a
        ref={avatar}
        data-lintel="avatar"
        data-lintel-id="account-menu"
        href={account.href}
        className={styles.avatar}
        aria-label={content.messages.accountMenu}
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
        props={{ id, user, area, avatar, reflexClickMs, open, onOpenChange }}
      />
    </div>
  );
}

interface LogInOrAvatarProps extends Pick<AvatarProps, 'id' | 'reflexClickMs'> {
  defaultOpen: boolean;
}

/** The avatar if the visitor is logged in, above Log In, whose width it keeps. */
export function LogInOrAvatar({ defaultOpen, ...menu }: LogInOrAvatarProps) {
  const { user } = useAuthState();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <LogInLink />
      {user ? (
        <Avatar {...menu} user={user} open={open} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
