import { forwardRef, type AnchorHTMLAttributes } from 'react';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import type { NavigationLink } from '../../hooks/useContent';
import { Icon } from '../internal/Icon';
import { NavigationAnchor } from '../internal/NavigationAnchor';
import { linkLabel } from './linkLabel';
import * as styles from './MainNavigation.css';

export interface TopLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  link: NavigationLink;
  surroundings: LinkSurroundings;
}

/** A top-level entry that is just a link. Pure. */
export const TopLink = forwardRef<HTMLAnchorElement, TopLinkProps>(
  function TopLink({ link, surroundings, ...props }, ref) {
    return (
      <NavigationAnchor
        {...props}
        ref={ref}
        link={link}
        surroundings={surroundings}
        className={styles.topLink}
      >
        {linkLabel(link, surroundings)}
        {link.external ? <Icon shape="external" size={16} /> : null}
      </NavigationAnchor>
    );
  },
);
