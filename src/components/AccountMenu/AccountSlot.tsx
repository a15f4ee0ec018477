'use client';
import { useAuthState } from '../../react/account/useAuthState';
import { Avatar } from './Avatar';
import * as styles from './AccountSlot.css';
import { LogInLink } from './LogInLink';

export interface AccountSlotProps {
  id: string;
  reflexClickMs?: number;
}

/**
 * Log In for visitors, the avatar for members. On the server and until the
 * check is done it holds its width and shows neither.
 */
export function AccountSlot({ id, reflexClickMs }: AccountSlotProps) {
  const { status, user } = useAuthState();
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      <LogInLink />
      {user ? (
        <Avatar id={id} reflexClickMs={reflexClickMs} user={user} />
      ) : null}
    </div>
  );
}
