import { manyLinks } from '../package/contract/page/manyLinks.js';

/**
 * @typedef {45 | 450 | 4500} LinkCount
 * @typedef {'own' | LinkCount} Menus
 *   the provider's menus, or menus with this number of links
 */

/** @type {readonly Menus[]} */
export const allMenus = ['own', 45, 450, 4500];

/**
 * @template T
 * @param {(links: LinkCount) => T} measure
 * @returns {Record<LinkCount, T>}
 */
export function forEachCount(measure) {
  return { 45: measure(45), 450: measure(450), 4500: measure(4500) };
}

/**
 * `undefined` for the provider's menus.
 *
 * @param {Menus} menus
 */
export function navigationOf(menus) {
  return menus === 'own' ? undefined : manyLinks(menus);
}

/**
 * @typedef {object} MenuToOpen
 * @property {string} label  of its button
 * @property {string} content  a selector: visible while the menu is open
 * @property {'tap'} [input]  opens it on a phone @default 'Enter'
 */

/**
 * The first menu.
 *
 * @param {Menus} menus
 * @returns {MenuToOpen}
 */
export function menuToOpen(menus) {
  return menus === 'own'
    ? { label: 'Products', content: 'a[href="/website-design"]' }
    : { label: 'Menu 1', content: 'a[href="/pages/1-1-1"]' };
}

/** @type {MenuToOpen} */
const drawer = {
  label: 'Menu',
  content: '[data-lintel="drawer"]',
  input: 'tap',
};

/**
 * What opens the links on a phone. The libraries have no drawer.
 *
 * @type {Partial<Record<import('./variants.mjs').Variant, MenuToOpen>>}
 */
export const drawers = {
  plain: { ...menuToOpen('own'), input: 'tap' },
  lintel: drawer,
  'lintel-tracking': drawer,
};
