const MENUS = 3;
const GROUPS = 3;

/**
 * A navigation of 4,500 links, more than a visitor could use, to show what
 * becomes slow or breaks with many links.
 *
 * @param {number} links  in all
 */
export function manyLinks(links = 4500) {
  const linksInGroup = links / MENUS / GROUPS;
  return {
    version: /** @type {const} */ (1),
    items: times(MENUS, (menu) => ({
      id: `menu-${menu}`,
      label: `Menu ${menu}`,
      groups: times(GROUPS, (group) =>
        groupOf(`${menu}-${group}`, linksInGroup),
      ),
    })),
  };
}

/**
 * @param {string} name
 * @param {number} links
 */
function groupOf(name, links) {
  return {
    id: `group-${name}`,
    label: `Group ${name}`,
    links: times(links, (link) => ({
      id: `link-${name}-${link}`,
      label: `Link ${name}-${link}`,
      href: `/pages/${name}-${link}`,
    })),
  };
}

/**
 * Counted from one, as people do.
 *
 * @template T
 * @param {number} count
 * @param {(number: number) => T} make
 */
function times(count, make) {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
