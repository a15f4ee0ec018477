import type { NavigationLink } from '../../hooks/useContent';
import { Icon } from '../internal/Icon';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { NavigationAnchor } from '../internal/NavigationAnchor';
import { linkLabel } from './linkLabel';
import * as styles from './MainNavigation.css';

export interface TopLinkProps {
  link: NavigationLink;
  surroundings: LinkSurroundings;
}

/** A top-level entry that is just a link. Pure. */
export function TopLink({ link, surroundings }: TopLinkProps) {
  return (
    <li className={styles.item}>
      <NavigationAnchor
        link={link}
        surroundings={surroundings}
        className={styles.topLink}
      >
        {linkLabel(link, surroundings)}
        {link.external ? <Icon shape="external" size={16} /> : null}
      </NavigationAnchor>
    </li>
  );
}
