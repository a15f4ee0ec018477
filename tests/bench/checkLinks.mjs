/** Around the menus: skip, home and login links, and eight languages. */
const AROUND = 11;
/** In the provider's own menus. */
const OWN = 33;

/**
 * Throws if the server's HTML does not contain all links, as that of the other
 * variants does.
 *
 * @param {string} html
 * @param {import('./variants.mjs').Variant} variant
 * @param {import('./menus.mjs').Menus} menus
 */
export function checkLinks(html, variant, menus) {
  const links = html.match(/<a\s/g)?.length ?? 0;
  const expected = AROUND + (menus === 'own' ? OWN : menus);
  if (links !== expected)
    throw new Error(
      `The server's HTML of ${variant} has ${links} links instead of ${expected}.`,
    );
}
