'use client';
import { useRef, useState, type RefObject } from 'react';
import { visibleInitial, type User } from '../site/auth';
import { createLoader } from '../browser/loader';
import { useContent } from '../parts/ContentProvider';
import { useSitePage } from '../parts/useSitePage';
import { LazyPart, useLazyPart } from '../ui/LazyPart';
import type { OpenReason } from '../ui/useOpenState';
import * as styles from './Account.css';

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

/** The visitor's picture, or the first letter of their name if there is none or it fails to load (behaviour A8). */
export function AvatarFace({ user }: { user: User }) {
  const { avatarAssetUrl, firstName, email } = user;
  const [failed, setFailed] = useState<string>();
  if (avatarAssetUrl && avatarAssetUrl !== failed) {
    return (
      <img
        src={avatarAssetUrl}
        // The link or button around the picture is labelled.
        alt=""
        width={32}
        height={32}
        decoding="async"
        className={styles.picture}
        onError={() => setFailed(avatarAssetUrl)}
      />
    );
  }
  return visibleInitial(firstName ?? email);
}
