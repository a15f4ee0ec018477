'use client';
import { memo, type ReactNode } from 'react';
import type {
  ResolvedGroup,
  ResolvedLink,
  ResolvedMenu,
} from '../content/resolveContent';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { useContent } from '../parts/ContentProvider';
import { PanelOpen, Spotlight } from '../spotlight/Spotlight';
import { Icon } from '../ui/Icon';
import * as styles from './Panel.css';
import * as layouts from './PanelLayout.css';
import * as rows from './PanelLink.css';

interface PanelProps {
  menu: ResolvedMenu;
  /** The panel's id. */
  id: string;
  /** The id of the element that names it: the button that opens it, or a heading. */
  triggerId: string;
  open?: boolean;
}

/**
 * The panel of a menu. Always mounted, and hidden by CSS while closed. Whether it
 * is open is not its own state, because the fallback of the error boundary
 * renders it too.
 */
export function Panel({ open = false, triggerId, ...content }: PanelProps) {
  const isCard = isSmall(content.menu);
  return (
    <div
      id={content.id}
      role="group"
      aria-labelledby={triggerId}
      data-lintel="panel"
      data-state={open ? 'open' : 'closed'}
      data-lintel-card={isCard && open ? '' : undefined}
      className={isCard ? styles.card : styles.sheet}
    >
      <PanelOpen.Provider value={open}>
        <PanelContent {...content} />
      </PanelOpen.Provider>
    </div>
  );
}

/** Whether it is a card at its button: up to two groups of up to six links. */
const isSmall = ({ groups, spotlight, viewAll }: ResolvedMenu): boolean =>
  !spotlight &&
  !viewAll &&
  !groups[2] &&
  groups.every(({ links }) => !links[6]);

interface PanelContentProps {
  menu: ResolvedMenu;
  id: string;
}

/** Memoised, so that an opening does not render its links again. */
export const PanelContent = /* @__PURE__ */ memo(function PanelContent({
  menu,
  id,
}: PanelContentProps) {
  const { groups, spotlight, viewAll } = menu;
  const compact = isSmall(menu) ? layouts.compact : layouts.columns;
  const layout = spotlight && !groups[1] ? layouts.rows : compact;
  return (
    <div className={spotlight ? layouts.withSpotlight : styles.content}>
      <div className={layout}>
        {groups.map((group, index) => (
          <PanelGroup
            key={index}
            group={group}
            labelId={`${id}-${index}`}
            isShort={index > 0 && !!groups[4] && !group.links[3]}
          />
        ))}
      </div>
      {spotlight ? (
        <Spotlight spotlight={spotlight} title={markedLabel(spotlight)} />
      ) : null}
      {viewAll ? (
        <div className={layouts.footer}>
          <NavigationAnchor link={viewAll} className={rows.viewAll}>
            {markedLabel(viewAll)}
            <Icon shape="arrow" size={16} />
          </NavigationAnchor>
        </div>
      ) : null}
    </div>
  );
});

interface PanelGroupProps {
  group: ResolvedGroup;
  /** The id of the group's label. */
  labelId: string;
  /** Of five groups and more, whether it has up to three links and is not the first. */
  isShort: boolean;
}

/** A group of links in a panel, with its label. */
function PanelGroup({ group, labelId, isShort }: PanelGroupProps) {
  const { label, description, link: labelLink, links } = group;
  // Links side by side have one size, and their labels one edge.
  const isDescribed = links.some((link) => link.description);
  const hasIcons = links.some((link) => link.icon);
  return (
    <div className={isShort ? layouts.shortGroup : layouts.group}>
      {label ? (
        <p id={labelId} className={layouts.label}>
          {labelLink ? (
            <NavigationAnchor link={labelLink} className={rows.groupLink}>
              {markedLabel(labelLink)}
              <Icon
                shape={labelLink.opensInNewTab ? 'external' : 'arrow'}
                size={16}
              />
            </NavigationAnchor>
          ) : (
            label
          )}
          {description ? (
            <>
              {' '}
              <span className={layouts.beside}>{description}</span>
            </>
          ) : null}
        </p>
      ) : null}
      <ul
        className={hasIcons ? layouts.linksWithIcons : layouts.links}
        aria-labelledby={label && labelId}
      >
        {links.map((link, index) => (
          <li key={index} className={layouts.entry}>
            <NavigationAnchor
              link={link}
              className={isDescribed ? rows.described : rows.link}
            >
              {isPlain(link) ? link.label : <LinkContent link={link} />}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Most links have nothing but a label, and then no element around it. */
const isPlain = ({
  language,
  badge,
  opensInNewTab,
  description,
  icon,
}: ResolvedLink) =>
  !(language || badge || opensInNewTab || description || icon);

/** The label of a link with what is beside and below it. */
function LinkContent({ link }: { link: ResolvedLink }) {
  const { badgeNew } = useContent().messages;
  const { icon } = link;
  return (
    <>
      <span className={rows.name}>
        {icon ? (
          <img
            loading="lazy"
            decoding="async"
            alt=""
            className={icon.mask ? rows.mask : rows.icon}
            src={icon.src}
          />
        ) : null}
        {link.badge ? (
          <>
            <span>{markedLabel(link)}</span>
            <span className={rows.badge}>{badgeNew}</span>
          </>
        ) : (
          markedLabel(link)
        )}
        {link.opensInNewTab ? <Icon shape="external" size={16} /> : null}
      </span>
      {link.description ? (
        <>
          {/* Separates label and description in the accessible name. */}{' '}
          <span className={rows.description}>{link.description}</span>
        </>
      ) : null}
    </>
  );
}

/**
 * A link's label, with the name of its language if that is not the page's. Not a
 * component, because a header has dozens of labels without one.
 */
export function markedLabel({ label, language }: ResolvedLink): ReactNode {
  if (!language) return label;
  const { fullName, locale } = language;
  return (
    <span>
      {label}{' '}
      <span lang={locale} className={rows.description}>
        ({fullName})
      </span>
    </span>
  );
}
