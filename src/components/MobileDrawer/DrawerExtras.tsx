'use client';
import { useState } from 'react';
import type { Site } from '../../core/site';
import { useAuthState } from '../../hooks/useAuthState';
import type { Messages } from '../../hooks/useContent';
import { useLanguages } from '../../hooks/useLanguages';
import { AvatarFace } from '../AccountMenu/AvatarFace';
import { LanguageDisclosure } from '../LanguageMenu/LanguageDisclosure';
import * as styles from './DrawerExtras.css';

export interface DrawerExtrasProps {
  id: string;
  messages: Messages;
  site: Site;
  /** Whether the drawer is open. */
  shown: boolean;
}

/** Below the menus: the languages, and a member's account. */
export function DrawerExtras({ id, messages, site, shown }: DrawerExtrasProps) {
  const { user } = useAuthState();
  const hasLanguages = useLanguages().length > 1;
  const [open, setOpen] = useState(false);
  // While rendering: out of sight, an open list would take the page's Escape.
  if (open && !shown) setOpen(false);
  if (!hasLanguages && !user) return null;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <div className={styles.extras}>
      <LanguageDisclosure
        id={`${id}-drawer`}
        label={messages.language}
        open={open}
        onOpenChange={(next, reason) => {
          // Beside it, the list would move what is being pressed.
          if (reason !== 'outside' && reason !== 'blur') setOpen(next);
        }}
      />
      {user ? (
        <a
          data-lintel="account-row"
          data-lintel-id="mobile-account"
          data-lintel-event="mobile account assignment"
          data-lintel-name={messages.accountDashboard}
          href={site.urlOn('account', '/')}
          className={styles.account}
        >
          <span aria-hidden className={styles.avatar}>
            <AvatarFace user={user} />
          </span>
          <span className={styles.person}>
            {name ? <span className={styles.name}>{name}</span> : null}
            <span className={styles.email}>{user.email}</span>
            <span className={styles.dashboard}>
              {messages.accountDashboard}
            </span>
          </span>
        </a>
      ) : null}
    </div>
  );
}
