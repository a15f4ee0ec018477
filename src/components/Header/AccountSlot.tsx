'use client';
import {
  createElement,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { User } from '../../core/auth';
import { isPlainClick } from '../../core/delegatedNavigation';
import { createLoader } from '../../core/loader';
import { reportError } from '../../core/report';
import { useAuth } from '../../hooks/useAuth';
import type { Messages } from '../../hooks/useContent';
import { useDismiss } from '../../hooks/useDismiss';
import { useLoaded } from '../../hooks/useLoaded';
import * as styles from './AccountSlot.css';

const accountPanel = createLoader(
  () =>
    import('../AccountMenu/AccountPanel').then(
      ({ AccountPanel }) => AccountPanel,
    ),
  (error) => reportError('account menu', error),
);

export interface AccountSlotProps {
  id: string;
  messages: Messages;
}

/**
 * Log In for visitors, the avatar for members. On the server and until the
 * check is done it holds its width and shows neither.
 */
export function AccountSlot({ id, messages }: AccountSlotProps) {
  const { status, user, loginUrl, accountUrl } = useAuth();
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      <a
        data-lintel="log-in"
        data-lintel-id="log-in"
        data-lintel-name={messages.logIn}
        href={loginUrl}
        className={styles.logIn}
      >
        {messages.logIn}
      </a>
      {user ? (
        <Avatar
          id={id}
          user={user}
          messages={messages}
          href={accountUrl('/')}
        />
      ) : null}
    </div>
  );
}

interface AvatarProps extends AccountSlotProps {
  user: User;
  /** The account dashboard: where the avatar leads as long as there is no menu. */
  href: string;
}

/**
 * A link to the account until the menu is loaded, and its button from then
 * on: the same element, so that nothing changes under the pointer.
 */
function Avatar({ id, user, messages, href }: AvatarProps) {
  const root = useRef<HTMLDivElement>(null);
  const avatar = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const Panel = useLoaded(accountPanel, true);
  useDismiss(open, root, {
    onEscape: () => {
      setOpen(false);
      if (root.current?.contains(document.activeElement)) {
        avatar.current?.focus();
      }
    },
    onPressOutside: () => setOpen(false),
  });

  function onClick(event: MouseEvent) {
    if (!Panel || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(!open);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!Panel || event.key !== ' ') return;
    event.preventDefault();
    setOpen(!open);
  }

  const menuProps = Panel
    ? {
        role: 'button',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-account` : undefined,
      }
    : {};
  return (
    <div
      ref={root}
      className={styles.account}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) {
          setOpen(false);
        }
      }}
    >
      <a
        ref={avatar}
        data-lintel="avatar"
        href={href}
        className={styles.avatar}
        aria-label={messages.accountMenu}
        onClick={onClick}
        onKeyDown={onKeyDown}
        {...menuProps}
      >
        {initialOf(user)}
      </a>
      {Panel && open
        ? createElement(Panel, { id: `${id}-account`, user, messages })
        : null}
    </div>
  );
}

function initialOf({ firstName, email }: User): string {
  return [...(firstName ?? email)][0] ?? '';
}
