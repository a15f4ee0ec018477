'use client';
import { useAuthState } from '../../hooks/useAuthState';
import { accountEntriesOf, type Content } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { Avatar } from '../AccountMenu/Avatar';
import * as styles from './AccountSlot.css';
import { LogInLink } from './LogInLink';

export interface AccountSlotProps {
  id: string;
  content: Content;
  surroundings: LinkSurroundings;
  reflexClickMs?: number;
}

/**
 * Log In for visitors, the avatar for members. On the server and until the
 * check is done it holds its width and shows neither.
 */
export function AccountSlot({
  id,
  content,
  surroundings,
  reflexClickMs,
}: AccountSlotProps) {
  const { messages } = content;
  const { status, user } = useAuthState();
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      <LogInLink label={messages.logIn} site={surroundings.site} />
      {user ? (
        <Avatar
          id={id}
          label={messages.accountMenu}
          entries={accountEntriesOf(content)}
          surroundings={surroundings}
          direction={content.direction ?? 'ltr'}
          reflexClickMs={reflexClickMs}
          user={user}
        />
      ) : null}
    </div>
  );
}
