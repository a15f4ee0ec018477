import { memo } from 'react';
import type { LinkTarget } from '../site/links';
import {
  useLinkContextFor,
  type LinkContextValue,
} from '../parts/useLinkContext';
import type { NavigationMenu } from '../content/navigation';
import { Icon } from '../ui/Icon';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { Spotlight } from '../spotlight/Spotlight';
import { markedLabel } from './markedLabel';
import * as styles from './Panel.css';
import { PanelGroup } from './PanelGroup';
import * as linkStyles from './PanelLink.css';

export interface PanelProps {
  menu: NavigationMenu;
  /** The panel's id. */
  id: string;
  /** The id of the element that names it: the button that opens it, or a heading. */
  triggerId: string;
  open?: boolean;
}

/**
 * The panel of a menu. Always mounted, and hidden by CSS while closed. It has no
 * state, because the fallback of the error boundary renders it too.
 */
export function Panel({ open, triggerId, ...content }: PanelProps) {
  const context = useLinkContextFor(linksOf(content.menu));
  return (
    <div
      id={content.id}
      role="group"
      aria-labelledby={triggerId}
      data-lintel="panel"
      data-state={open ? 'open' : 'closed'}
      className={styles.panel}
    >
      <PanelContent {...content} context={context} />
    </div>
  );
}

function linksOf({ groups, spotlight, viewAll }: NavigationMenu): LinkTarget[] {
  const links = groups.flatMap((group) => group.links);
  return [...links, spotlight, viewAll].filter((link) => link !== undefined);
}

interface PanelContentProps {
  menu: NavigationMenu;
  id: string;
  context: LinkContextValue;
}

/** Memoised, so that opening a menu does not render its links again. */
export const PanelContent = memo(function PanelContent({
  menu,
  id,
  context,
}: PanelContentProps) {
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
          <PanelGroup
            key={index}
            group={group}
            labelId={`${id}-${index}`}
            context={context}
          />
        ))}
      </div>
      {menu.spotlight ? (
        <Spotlight
          id={`${id}-spotlight`}
          spotlight={menu.spotlight}
          context={context}
          title={markedLabel(menu.spotlight)}
        />
      ) : null}
      {menu.viewAll ? (
        <div className={styles.footer}>
          <NavigationAnchor
            link={menu.viewAll}
            context={context}
            className={linkStyles.viewAll}
          >
            {markedLabel(menu.viewAll)}
            <Icon shape="arrow" size={16} />
          </NavigationAnchor>
        </div>
      ) : null}
    </div>
  );
});
