'use client';
import type { ReactNode } from 'react';
import type { LintelUser } from '../site/auth';
import { useAuthState } from '../parts/useAuthState';
import { usePartPage } from '../parts/useSitePage';
import { useContent } from '../parts/ContentProvider';
import { useSettings } from '../parts/contexts';
import { name as nameStyle } from '../account/Account.css';
import { Email } from '../account/Email';
import { LogInOrOut } from '../account/AccountSlot';
import { AvatarFace } from '../account/AvatarFace';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import * as styles from './Drawer.css';

interface DrawerExtrasProps {
  id: string;
  /** Whether the drawer is open. */
  shown: boolean;
  /** Whether the languages are open initially. */
  languagesOpen: boolean;
}

/** Below the menus: the languages, and the account of a logged-in visitor. */
export function DrawerExtras({ id, shown, languagesOpen }: DrawerExtrasProps) {
  const { user } = useAuthState(usePartPage());
  return (
    <div className={styles.extras}>
      <HeaderLanguages
        id={`${id}-drawer`}
        inList
        shown={shown}
        defaultOpen={languagesOpen}
      />
      {user ? <Account user={user} /> : null}
    </div>
  );
}

/**
 * The visitor, with the first link of the account menu, and its other links
 * below. Log Out is at the foot of the drawer.
 */
function Account({ user }: { user: LintelUser }) {
  const { account } = useContent();
  const [first, ...others] = account.filter((entry) => 'href' in entry);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const row = (
    <>
      <span aria-hidden className={styles.avatar}>
        <AvatarFace user={user} />
      </span>
      <span className={styles.person}>
        {name ? <span className={nameStyle}>{name}</span> : null}
        <Email>{user.email}</Email>
        {first ? <span className={styles.dashboard}>{first.label}</span> : null}
      </span>
    </>
  );
  return (
    <div className={styles.member}>
      {first ? (
        <NavigationAnchor
          link={first}
          className={styles.account}
          attributes={{
            'data-lintel': 'account-row',
            'data-lintel-id': 'mobile-account',
            'data-lintel-event': 'mobile account assignment',
          }}
        >
          {row}
        </NavigationAnchor>
      ) : (
        <div className={styles.account}>{row}</div>
      )}
      {others.map((link) => (
        <NavigationAnchor key={link.id} link={link} className={styles.link}>
          {link.label}
        </NavigationAnchor>
      ))}
    </div>
  );
}

/** The foot, which stays in view: Log In or Log Out, and the actions. */
export function DrawerFoot({ children }: { children: ReactNode }) {
  const { accounts } = useSettings();
  if (accounts === false && !children) return null;
  return (
    <div className={styles.foot}>
      {accounts === false ? null : <LogInOrOut />}
      {children}
    </div>
  );
}
