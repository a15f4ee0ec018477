'use client';
import type { ReactNode } from 'react';
import type { Content } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { useSettings } from '../../hooks/useSettings';
import { LogInOrOut } from '../Header/PlainAccount';
import * as styles from './DrawerFoot.css';

export interface DrawerFootProps {
  content: Content;
  surroundings: LinkSurroundings;
  actions: ReactNode;
}

/** What stays in view: Log In or Log Out, and the team's own. */
export function DrawerFoot({
  content,
  surroundings,
  actions,
}: DrawerFootProps) {
  const { accounts } = useSettings();
  if (accounts === false && !actions) return null;
  return (
    <div className={styles.foot}>
      {accounts === false ? null : (
        <LogInOrOut content={content} surroundings={surroundings} />
      )}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
