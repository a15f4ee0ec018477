'use client';
import { createElement, useState } from 'react';
import type { User } from '../../core/auth';
import { createLoader } from '../../core/loader';
import { reportError } from '../../core/report';
import type { Site } from '../../core/site';
import { useAuthState } from '../../hooks/useAuthState';
import type { Messages } from '../../hooks/useContent';
import { useLoaded } from '../../hooks/useLoaded';
import type { AvatarButton } from '../AccountMenu/AvatarMenu';
import * as styles from './AccountSlot.css';
import { LogInLink } from './LogInLink';

const accountMenu = createLoader(
  () => import('../AccountMenu/AvatarMenu'),
  (error) => reportError('account menu', error),
);

export interface AccountSlotProps {
  id: string;
  messages: Messages;
  site: Site;
}

/**
 * Log In for visitors, the avatar for members. On the server and until the
 * check is done it holds its width and shows neither.
 */
export function AccountSlot({ id, messages, site }: AccountSlotProps) {
  const { status, user } = useAuthState();
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      <LogInLink label={messages.logIn} site={site} />
      {user ? (
        <Avatar
          id={id}
          user={user}
          messages={messages}
          href={site.urlOn('account', '/')}
        />
      ) : null}
    </div>
  );
}

interface AvatarProps extends Pick<AccountSlotProps, 'id' | 'messages'> {
  user: User;
  /** The account dashboard: where the avatar leads as long as there is no menu. */
  href: string;
}

/**
 * A link to the account until the menu is loaded, and its button from then
 * on: the same element, so that nothing changes under the pointer.
 */
function Avatar({ id, user, messages, href }: AvatarProps) {
  const [avatar, setAvatar] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<AvatarButton>();
  const loaded = useLoaded(accountMenu, true);
  return (
    <div className={styles.account}>
      <a
        ref={setAvatar}
        data-lintel="avatar"
        href={href}
        className={styles.avatar}
        aria-label={messages.accountMenu}
        {...button}
      >
        {initialOf(user)}
      </a>
      {loaded && avatar
        ? createElement(loaded.AvatarMenu, {
            id: `${id}-account`,
            avatar,
            user,
            messages,
            onButton: setButton,
          })
        : null}
    </div>
  );
}

function initialOf({ firstName, email }: User): string {
  return [...(firstName ?? email)][0] ?? '';
}
