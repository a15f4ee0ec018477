import { memo } from 'react';
import type { LinkTarget } from '../../core/links/links';
import {
  LinkContext,
  useLinkContextFor,
} from '../../react/links/useLinkContext';
import type { NavigationMenu } from '../../content/navigation';
import { Icon } from '../shared/Icon';
import { NavigationAnchor } from '../shared/NavigationAnchor';
import { Spotlight } from '../Spotlight/Spotlight';
import { MarkedLabel } from './MarkedLabel';
import * as styles from './Panel.css';
import { PanelGroup } from './PanelGroup';
import * as linkStyles from './PanelLink.css';

export interface PanelProps {
  menu: NavigationMenu;
  /** The panel's id. */
  id: string;
  /** The id of the button that opens it. */
  triggerId: string;
  open: boolean;
}

/**
 * The panel of a menu. Always mounted, and hidden by CSS while closed. It has no
 * state, because the fallback of the error boundary renders it too.
 */
export function Panel({ open, triggerId, ...content }: PanelProps) {
  return (
    <div
      id={content.id}
      role="group"
      aria-labelledby={triggerId}
      data-lintel="panel"
      data-state={open ? 'open' : 'closed'}
      className={styles.panel}
    >
      <LinkContext.Provider value={useLinkContextFor(linksOf(content.menu))}>
        <PanelContent {...content} />
      </LinkContext.Provider>
    </div>
  );
}

function linksOf({ groups, spotlight, viewAll }: NavigationMenu): LinkTarget[] {
  const links = groups.flatMap((group) => group.links);
  return [...links, spotlight, viewAll].filter((link) => link !== undefined);
}

/** Memoised, so that opening a menu does not render its links again. */
export const PanelContent = memo(function PanelContent({
  menu,
  id,
}: Omit<PanelProps, 'open' | 'triggerId'>) {
  return (
    <div className={menu.spotlight ? styles.withSpotlight : styles.content}>
      <div
        className={
          menu.spotlight && menu.groups.length === 1
            ? styles.rows
            : styles.columns
        }
      >
        {menu.groups.map((group, index) => (
          <PanelGroup key={index} group={group} labelId={`${id}-${index}`} />
        ))}
      </div>
      {menu.spotlight ? (
        <Spotlight
          id={`${id}-spotlight`}
          spotlight={menu.spotlight}
          title={<MarkedLabel link={menu.spotlight} />}
        />
      ) : null}
      {menu.viewAll ? (
        <div className={styles.footer}>
          <NavigationAnchor link={menu.viewAll} className={linkStyles.viewAll}>
            <MarkedLabel link={menu.viewAll} />
            <Icon shape="arrow" size={16} />
          </NavigationAnchor>
        </div>
      ) : null}
    </div>
  );
});
