'use client';
import { useContent } from '../parts/useContent';
import type { LinkContextValue } from '../parts/useLinkContext';
import type { NavigationGroup } from '../content/navigation';
import { Icon } from '../ui/Icon';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { markedLabel } from './markedLabel';
import * as styles from './PanelGroup.css';
import * as linkStyles from './PanelLink.css';

export interface PanelGroupProps {
  group: NavigationGroup;
  /** The id of the group's label. */
  labelId: string;
  context: LinkContextValue;
}

/** A group of links in a panel, with its label. */
export function PanelGroup({
  group: { label, links },
  labelId,
  context,
}: PanelGroupProps) {
  const { badgeNew } = useContent().messages;
  // Links side by side have one size.
  const isDescribed = links.some(({ description }) => description);
  return (
    <div className={styles.group}>
      {label ? (
        <p id={labelId} className={styles.label}>
          {label}
        </p>
      ) : null}
      <ul className={styles.links} aria-labelledby={label && labelId}>
        {links.map((link, index) => (
          <li key={index} className={styles.entry}>
            <NavigationAnchor
              link={link}
              context={context}
              className={isDescribed ? linkStyles.described : linkStyles.link}
            >
              <span className={linkStyles.name}>
                {link.badge ? (
                  <>
                    <span>{markedLabel(link)}</span>
                    <span className={linkStyles.badge}>{badgeNew}</span>
                  </>
                ) : (
                  markedLabel(link)
                )}
                {link.external ? <Icon shape="external" size={16} /> : null}
              </span>
              {link.description ? (
                <>
                  {/* Separates label and description in the accessible name. */}{' '}
                  <span className={linkStyles.description}>
                    {link.description}
                  </span>
                </>
              ) : null}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
