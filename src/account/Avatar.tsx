'use client';
import { useRef, useState, type RefObject } from 'react';
import { visibleInitial, type User } from '../site/auth';
import { createLoader } from '../browser/loader';
import { useContent } from '../parts/ContentProvider';
import { useSitePage } from '../parts/useSitePage';
import { useLoaded } from '../ui/useStore';
import type { OpenOptions } from '../ui/useOpenState';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as styles from './Account.css';

const part = 'account menu';
const avatarMenu = createLoader(part, () => import('./AvatarMenu'));

interface AvatarProps extends OpenOptions {
  /** Its id, which the card's id begins with. */
  id: string;
  user: User;
  reflexClickMs?: number | undefined;
  /** The language of its words, if no element around it sets one. */
  lang?: string;
  onError?: ((error: unknown) => void) | undefined;
}

export interface AvatarMenuProps extends AvatarProps {
  /** The hover area: the avatar and the card. */
  area: RefObject<HTMLElement | null>;
  /** The link that becomes the menu's button, before the menu on the page. */
  avatar: RefObject<HTMLElement | null>;
  /** Called in the same frame in which it opens or closes. */
  onOpen(open: boolean): void;
}

/**
 * A link to the account that becomes the button of the menu once the menu has
 * loaded. It stays the same element, so that focus and hover are not lost.
 */
export function Avatar({ lang, onError, ...menu }: AvatarProps) {
  const content = useContent();
  const page = useSitePage();
  // `navigation.account` may have no link, only Log Out.
  const account = content.account.find((entry) => 'href' in entry) ?? {
    href: page.site.urlOn('account', '/'),
  };
  const area = useRef<HTMLDivElement>(null);
  const avatar = useRef<HTMLAnchorElement>(null);
  // `null` if the menu has failed: the avatar is a link again.
  const [open, setOpen] = useState<boolean | null>(false);
  const loaded = useLoaded(avatarMenu, true);
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
        {...loaded?.buttonAttributes(menu.id, open)}
      >
        <AvatarFace user={menu.user} />
      </a>
      {loaded ? (
        <ErrorBoundary
          part={part}
          onError={(error) => {
            setOpen(null);
            onError?.(error);
          }}
        >
          <loaded.AvatarMenu {...menu} {...{ area, avatar }} onOpen={setOpen} />
        </ErrorBoundary>
      ) : null}
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
