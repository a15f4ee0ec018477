'use client';
import type { Direction } from '../../core/arrowKeys';
import type { Site } from '../../core/site';
import { useAuthState } from '../../hooks/useAuthState';
import type { Messages } from '../../hooks/useContent';
import { useMedia } from '../../hooks/useMedia';
import { narrow } from '../../styles/breakpoints';
import { Avatar } from '../AccountMenu/Avatar';
import * as styles from './AccountSlot.css';
import { LogInLink } from './LogInLink';

export interface AccountSlotProps {
  id: string;
  messages: Messages;
  direction: Direction;
  site: Site;
  reflexClickMs?: number;
  /** On small screens too; else the drawer has the account there. */
  everywhere: boolean;
}

/**
 * Log In for visitors, the avatar for members. On the server and until the
 * check is done it holds its width and shows neither.
 */
export function AccountSlot({ site, everywhere, ...menu }: AccountSlotProps) {
  // Where nobody can say, there is a bar.
  const isNarrow = useMedia(narrow);
  const { status, user } = useAuthState();
  return (
    <div data-lintel="account" data-status={status} className={styles.slot}>
      <LogInLink label={menu.messages.logIn} site={site} />
      {user ? (
        <Avatar
          {...menu}
          shown={everywhere || !isNarrow}
          user={user}
          dashboardHref={site.urlOn('account', '/')}
          domainsHref={site.urlOn('account', '/domains')}
        />
      ) : null}
    </div>
  );
}
