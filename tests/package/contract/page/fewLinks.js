/** A small navigation: two menus of two links, and a link next to them. */
export function fewLinks() {
  return {
    version: /** @type {const} */ (1),
    items: [
      menuOf('Bread', ['Rolls', 'Loaves']),
      menuOf('Cheese', ['Brie', 'Gouda']),
      linkOf('Prices'),
    ],
  };
}

/**
 * @param {string} label
 * @param {string[]} links
 */
function menuOf(label, links) {
  const groups = [
    { id: 'all', label: `All ${label}`, links: links.map(linkOf) },
  ];
  return { id: label.toLowerCase(), label, groups };
}

/** @param {string} label */
function linkOf(label) {
  return { id: label.toLowerCase(), label, href: `/${label.toLowerCase()}` };
}
