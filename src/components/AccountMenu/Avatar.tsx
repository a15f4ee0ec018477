'use client';
import { createElement, useState } from 'react';
import type { User } from '../../core/account/auth';
import { createLoader } from '../../core/machine/loader';
import { accountEntriesOf, isLogOut } from '../../content/accountEntries';
import type { AccountEntry, AccountLink } from '../../content/navigation';
import { useContent } from '../../react/content/useContent';
import { useLinkContext } from '../../react/links/useLinkContext';
import { useLoaded } from '../../react/machine/useStore';
import type { LinkTarget } from '../../core/links/links';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { anchorProps } from '../shared/NavigationAnchor';
import * as styles from './Avatar.css';
import type { AvatarButton, AvatarMenuProps } from './AvatarMenu';

const part = 'account menu';
const avatarMenu = createLoader(part, () => import('./AvatarMenu'));

/** Where a team's own entries have nothing but Log Out. */
const accountHome: LinkTarget = { href: '/', host: 'account' };

export interface AvatarProps extends Omit<
  AvatarMenuProps,
  'area' | 'avatar' | 'onButton'
> {
  user: User;
  /** The language of its words, where nothing around it says so. */
  lang?: string;
  onError?(error: unknown): void;
}

/**
 * A link to the account until the menu is loaded, and its button from then
 * on: the same element, so that nothing changes under the pointer.
 */
export function Avatar({ lang, onError, ...menu }: AvatarProps) {
  const content = useContent();
  const context = useLinkContext();
  const account = firstAccountLink(accountEntriesOf(content)) ?? accountHome;
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [avatar, setAvatar] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<AvatarButton>();
  const loaded = useLoaded(avatarMenu, true);
  return (
    <div
      ref={setArea}
      data-lintel="account-menu"
      data-lintel-section="header-nav"
      lang={lang}
      dir={lang && (content.direction ?? 'ltr')}
      data-state={button?.['aria-expanded'] ? 'open' : 'closed'}
      className={styles.area}
    >
      <a
        ref={setAvatar}
        data-lintel="avatar"
        data-lintel-id="account-menu"
        href={anchorProps(account, context).href}
        className={styles.avatar}
        aria-label={content.messages.accountMenu}
        {...button}
      >
        <AvatarFace user={menu.user} />
      </a>
      {loaded && area && avatar ? (
        <ErrorBoundary
          part={part}
          onError={(error) => {
            // A link again.
            setButton(undefined);
            onError?.(error);
          }}
        >
          {createElement(loaded.AvatarMenu, {
            ...menu,
            area,
            avatar,
            onButton: setButton,
          })}
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

/** The member's picture, or the first letter: also where the picture cannot be had (specification §4). */
export function AvatarFace({ user }: { user: User }) {
  const { avatarAssetUrl, firstName, email } = user;
  const [failed, setFailed] = useState<string>();
  if (avatarAssetUrl && avatarAssetUrl !== failed) {
    return (
      <img
        src={avatarAssetUrl}
        // The link or button around it has a name.
        alt=""
        width={32}
        height={32}
        decoding="async"
        className={styles.picture}
        onError={() => setFailed(avatarAssetUrl)}
      />
    );
  }
  return [...(firstName ?? email)][0] ?? '';
}

/** Where avatar and account row lead; `undefined` where a list has nothing but Log Out. */
export function firstAccountLink(
  entries: readonly AccountEntry[],
): AccountLink | undefined {
  return entries.find((entry): entry is AccountLink => !isLogOut(entry));
}
