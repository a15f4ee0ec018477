import {
  isMenu,
  type Availability,
  type Navigation,
  type NavigationLink,
  type NavigationMenu,
  type NavigationSpotlight,
} from './navigation';

/**
 * Changes a link, or leaves it out.
 *
 * @param available what the link says of languages, or else its column, or
 *   else its menu
 */
type Change = (
  link: NavigationLink,
  available: Availability,
) => NavigationLink | undefined;

/** The menus with each link changed or left out. A column without links goes, and a menu without columns. */
export function mapLinks(
  { version, items }: Navigation,
  change: Change,
): Navigation {
  return {
    version,
    items: kept(items, (item) =>
      isMenu(item) ? changedMenu(item, change) : change(item, item),
    ),
  };
}

function changedMenu(
  menu: NavigationMenu,
  change: Change,
): NavigationMenu | undefined {
  const within = (link: NavigationLink, around: Availability) =>
    change(link, inherit(link, around));
  const { viewAll, spotlight } = menu;
  const groups = kept(menu.groups, (group) => {
    const around = inherit(group, menu);
    const links = kept(group.links, (link) => within(link, around));
    return links[0] && { ...group, links };
  });
  return (
    groups[0] && {
      ...menu,
      groups,
      viewAll: viewAll && within(viewAll, menu),
      // What is changed of a spotlight is changed of its link.
      spotlight:
        spotlight &&
        (within(spotlight, menu) as NavigationSpotlight | undefined),
    }
  );
}

function inherit(own: Availability, around: Availability): Availability {
  return {
    languages: own.languages ?? around.languages,
    elsewhere: own.elsewhere ?? around.elsewhere,
  };
}

function kept<Given, Result>(
  list: readonly Given[],
  change: (given: Given) => Result | undefined,
): Result[] {
  return list.flatMap((given) => change(given) ?? []);
}
