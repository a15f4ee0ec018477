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

/**
 * The menus with each link changed or left out. A column without links goes,
 * and a menu without columns. What is as it was is the same object, so that
 * React draws nothing anew.
 */
export function mapLinks(navigation: Navigation, change: Change): Navigation {
  return updated(navigation, {
    items: kept(navigation.items, (item) =>
      isMenu(item) ? changedMenu(item, change) : change(item, item),
    ),
  });
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
    return links[0] && updated(group, { links });
  });
  return (
    groups[0] &&
    updated(menu, {
      groups,
      viewAll: viewAll && within(viewAll, menu),
      // What is changed of a spotlight is changed of its link.
      spotlight:
        spotlight &&
        (within(spotlight, menu) as NavigationSpotlight | undefined),
    })
  );
}

function inherit(own: Availability, around: Availability): Availability {
  return {
    languages: own.languages ?? around.languages,
    elsewhere: own.elsewhere ?? around.elsewhere,
  };
}

/** An object with other values; the very same where they are no others. */
export function updated<Given extends object>(
  given: Given,
  values: Partial<Given>,
): Given {
  const next = { ...given, ...values };
  return Object.keys(values).every((name) => isSame(given, next, name))
    ? given
    : next;
}

function kept<Given>(
  list: readonly Given[],
  change: (given: Given) => Given | undefined,
): readonly Given[] {
  const next = list.flatMap((given) => change(given) ?? []);
  return next.length === list.length &&
    next.every((_, index) => isSame(list, next, index))
    ? list
    : next;
}

function isSame(given: object, next: object, name: PropertyKey): boolean {
  return Reflect.get(given, name) === Reflect.get(next, name);
}
