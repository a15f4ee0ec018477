'use client';
import { useContent } from '../parts/ContentProvider';
import { badgeAt } from '../content/navigation';
import type { ResolvedGroup, ResolvedLink } from '../content/resolveContent';
import { usePage } from '../parts/usePage';
import { Icon } from '../ui/Icon';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { markedLabel } from './markedLabel';
import * as styles from './PanelGroup.css';
import * as linkStyles from './PanelLink.css';

export interface PanelGroupProps {
  group: ResolvedGroup;
  /** The id of the group's label. */
  labelId: string;
}

/** A group of links in a panel, with its label. */
export function PanelGroup({
  group: { label, links },
  labelId,
}: PanelGroupProps) {
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
              className={isDescribed ? linkStyles.described : linkStyles.link}
            >
              <span className={linkStyles.name}>
                {link.badge ? <BadgedLabel link={link} /> : markedLabel(link)}
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

/** A component of its own, so that a new date renders no other link again. */
function BadgedLabel({ link }: { link: ResolvedLink }) {
  const { badgeNew } = useContent().messages;
  const badge = usePage((page) => badgeAt(link.badge, page?.now ?? NaN));
  if (!badge) return markedLabel(link);
  return (
    <>
      <span>{markedLabel(link)}</span>
      <span className={linkStyles.badge}>{badgeNew}</span>
    </>
  );
}
