import type { NavigationLink } from '../../hooks/useContent';
import {
  NavigationAnchor,
  type LinkSurroundings,
} from '../internal/NavigationAnchor';
import * as styles from './MainNavigation.css';
import { visuallyHidden } from './Panel.css';

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
        hiddenClassName={visuallyHidden}
      >
        {link.label}
      </NavigationAnchor>
    </li>
  );
}
