'use client';
import type { ReactNode } from 'react';
import { useSettings } from '../../react/settings/useSettings';
import { LogInOrOut } from '../AccountMenu/PlainAccount';
import * as styles from './DrawerFoot.css';

/** What stays in view: Log In or Log Out, and the team's own. */
export function DrawerFoot({ actions }: { actions: ReactNode }) {
  const { accounts } = useSettings();
  if (accounts === false && !actions) return null;
  return (
    <div className={styles.foot}>
      {accounts === false ? null : <LogInOrOut />}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
