import { forwardRef, type AnchorHTMLAttributes } from 'react';
import type { NavigationLink } from '../content/navigation';
import { useLinkContext } from '../parts/useLinkContext';
import { Icon } from '../ui/Icon';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { markedLabel } from './markedLabel';
import * as styles from './MainNavigation.css';

export interface TopLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  link: NavigationLink;
}

/** A link in the bar. */
export const TopLink = forwardRef<HTMLAnchorElement, TopLinkProps>(
  function TopLink({ link, ...props }, ref) {
    return (
      <NavigationAnchor
        attributes={{ ...props, ref }}
        link={link}
        context={useLinkContext()}
        className={styles.entry}
      >
        {markedLabel(link)}
        {link.external ? <Icon shape="external" size={16} /> : null}
      </NavigationAnchor>
    );
  },
);
