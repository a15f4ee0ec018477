'use client';
import { useAuthState } from '../../hooks/useAuthState';
import { accountEntriesOf, type Content } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { useMedia } from '../../hooks/useMedia';
import { narrow } from '../../styles/breakpoints';
import { Avatar } from '../AccountMenu/Avatar';
import * as styles from './AccountSlot.css';
import { LogInLink } from './LogInLink';

export interface AccountSlotProps {
  id: string;
  content: Content;
  surroundings: LinkSurroundings;
  reflexClickMs?: number;
  /** On small screens too; else the drawer has the account there. */
  everywhere: boolean;
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
  everywhere,
}: AccountSlotProps) {
  const { messages } = content;
  // Where nobody can say, there is a bar.
  const isNarrow = useMedia(narrow);
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
          shown={everywhere || !isNarrow}
          user={user}
        />
      ) : null}
    </div>
  );
}
