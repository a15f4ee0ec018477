import { forwardRef, type AnchorHTMLAttributes } from 'react';
import type { ResolvedLink } from '../content/resolveContent';
import { Icon } from '../ui/Icon';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { markedLabel } from './markedLabel';
import * as styles from './MainNavigation.css';

export interface TopLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  link: ResolvedLink;
}

/** A link in the bar. */
export const TopLink = forwardRef<HTMLAnchorElement, TopLinkProps>(
  function TopLink({ link, ...props }, ref) {
    return (
      <NavigationAnchor
        attributes={{ ...props, ref }}
        link={link}
        className={styles.entry}
      >
        {markedLabel(link)}
        {link.external ? <Icon shape="external" size={16} /> : null}
      </NavigationAnchor>
    );
  },
);
