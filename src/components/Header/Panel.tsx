import type { NavigationLink, NavigationMenu } from '../../hooks/useContent';
import { Icon } from '../internal/Icon';
import {
  NavigationAnchor,
  type LinkSurroundings,
} from '../internal/NavigationAnchor';
import * as styles from './Panel.css';

export interface PanelProps {
  menu: NavigationMenu;
  /** Of the panel itself. */
  id: string;
  /** Of the button that opens it. */
  triggerId: string;
  open: boolean;
  surroundings: LinkSurroundings;
  badgeNew: string;
}

/**
 * A mega-menu's panel: always mounted, closed by CSS. Pure, without hooks:
 * the error boundary's fallback draws the same.
 */
export function Panel({
  menu,
  id,
  triggerId,
  open,
  surroundings,
  badgeNew,
}: PanelProps) {
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={triggerId}
      data-lintel="panel"
      data-state={open ? 'open' : 'closed'}
      className={styles.panel}
    >
      <div className={styles.groups}>
        {menu.groups.map((group, index) => (
          <div key={index} className={styles.group}>
            <p id={`${id}-${index}`} className={styles.groupLabel}>
              {group.label}
            </p>
            <ul className={styles.links} aria-labelledby={`${id}-${index}`}>
              {group.links.map((link, at) => (
                <li key={at} className={styles.linkItem}>
                  <NavigationAnchor
                    link={link}
                    className={styles.link}
                    surroundings={surroundings}
                  >
                    <LinkText link={link} badgeNew={badgeNew} />
                  </NavigationAnchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {menu.viewAll ? (
        <div className={styles.footer}>
          <NavigationAnchor
            link={menu.viewAll}
            className={styles.viewAll}
            surroundings={surroundings}
          >
            {menu.viewAll.label}
            <Icon shape="arrow" size={16} />
          </NavigationAnchor>
        </div>
      ) : null}
    </div>
  );
}

function LinkText({
  link,
  badgeNew,
}: {
  link: NavigationLink;
  badgeNew: string;
}) {
  return (
    <>
      <span>{link.label}</span>
      {link.badge === 'new' ? (
        <span className={styles.badge}>{badgeNew}</span>
      ) : null}
      {link.external ? <Icon shape="external" size={16} /> : null}
    </>
  );
}
