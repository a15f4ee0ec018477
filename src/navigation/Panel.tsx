import { memo, type ReactNode } from 'react';
import { linksOf, type ResolvedMenu } from '../content/resolveContent';
import { LinkChangesContext, useLinkChanges } from '../parts/useLinks';
import { NO_CHANGES } from '../site/links';
import { Icon } from '../ui/Icon';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { Spotlight } from '../spotlight/Spotlight';
import { markedLabel } from './markedLabel';
import * as styles from './Panel.css';
import { PanelGroup } from './PanelGroup';
import * as linkStyles from './PanelLink.css';

export interface PanelProps {
  menu: ResolvedMenu;
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
  return (
    <div
      id={content.id}
      role="group"
      aria-labelledby={triggerId}
      data-lintel="panel"
      data-state={open ? 'open' : 'closed'}
      className={styles.panel}
    >
      <PanelContent {...content} />
    </div>
  );
}

interface PanelContentProps {
  menu: ResolvedMenu;
  id: string;
}

/** Memoised, so that neither an opening nor a new address renders its links again. */
export const PanelContent = memo(function PanelContent({
  menu,
  id,
}: PanelContentProps) {
  return (
    <LinksOf menu={menu}>
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
            title={markedLabel(menu.spotlight)}
          />
        ) : null}
        {menu.viewAll ? (
          <div className={styles.footer}>
            <NavigationAnchor
              link={menu.viewAll}
              className={linkStyles.viewAll}
            >
              {markedLabel(menu.viewAll)}
              <Icon shape="arrow" size={16} />
            </NavigationAnchor>
          </div>
        ) : null}
      </div>
    </LinksOf>
  );
});

interface LinksOfProps {
  menu: ResolvedMenu;
  children: ReactNode;
}

/**
 * Passes the changes of links on only if one of them is in the menu, so that a
 * new address does not render the links of other menus.
 */
function LinksOf({ menu, children }: LinksOfProps) {
  const changes = useLinkChanges();
  const hasChange = linksOf(menu).some(({ href }) => changes.has(href));
  return (
    <LinkChangesContext.Provider value={hasChange ? changes : NO_CHANGES}>
      {children}
    </LinkChangesContext.Provider>
  );
}
