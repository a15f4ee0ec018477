import { forEachCount } from '../menus.mjs';
import { ratiosOf } from './statistics.mjs';
import { forEachVariant, headings } from '../variants.mjs';

/**
 * @typedef {import('../variants.mjs').Variant} Variant
 *
 * @typedef {import('../menus.mjs').LinkCount} LinkCount
 *
 * @typedef {Record<Variant, number[]>} Values
 *   one of each round. Empty if the variant cannot do it
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {string} unit
 * @property {number} digits  after the point
 * @property {Values} values
 */

/** What a visit measured, in the rows of the table. */
const visited =
  /** @type {[base: Variant, name: string, read: (visit: import('../measure.mjs').Visit) => number | undefined][]} */ ([
    [
      'radix',
      'Hydration: script, style and layout until the page is quiet',
      (visit) => visit.hydration,
    ],
    ['radix', 'Longest task of the load', (visit) => visit.longestTask],
    [
      'radix',
      'First opening of a menu, from Enter to paint',
      (visit) => visit.firstOpen,
    ],
    ['radix', 'Later opening of a menu', (visit) => visit.laterOpen],
    [
      'plain',
      'First opening of the drawer on a phone, from tap to paint',
      (visit) => visit.drawer?.firstOpen,
    ],
    [
      'plain',
      'Later opening of the drawer',
      (visit) => visit.drawer?.laterOpen,
    ],
    ['plain', 'Largest Contentful Paint', (visit) => visit.largestPaint],
    [
      'plain',
      'Interaction to Next Paint: Enter on a menu',
      (visit) => visit.interaction,
    ],
    ['plain', 'Total Blocking Time', (visit) => visit.blocking],
  ]);

/** Variants with styles. Without them, an open menu pushes the page down. */
const STYLED = ['lintel', 'lintel-tracking'];

/**
 * The rows of times, as ratios.
 *
 * @param {import('../measure.mjs').Results} results
 * @returns {Row[]}
 */
export function timeRows({ renders, visits }) {
  return [
    comparedWith('radix', 'Server rendering', renders),
    ...visited.map(([base, name, read]) =>
      comparedWith(base, name, pick(visits, read)),
    ),
  ];
}

/**
 * The rows that are the same on every machine.
 *
 * @param {import('../measure.mjs').Results} results
 * @returns {Row[]}
 */
export function countRows({ html, scripts, visits, counts }) {
  /** @param {Record<Variant, number>} bytes */
  const inKilobytes = (bytes) => ofEach(bytes, (count) => count / 1000);
  const shifts = ofEach(counts, (count) => count.shifts + count.phoneShifts);
  return [
    row('Server HTML, brotli', 'kB', 1, inKilobytes(html)),
    row('Scripts without React, brotli', 'kB', 1, inKilobytes(scripts)),
    counted(
      'DOM nodes',
      pick(visits, ({ nodes }) => nodes),
    ),
    counted(
      'Event listeners',
      pick(visits, ({ listeners }) => listeners),
    ),
    counted(
      'React commits from hydration to rest',
      ofEach(counts, ({ settling }) => settling),
    ),
    counted(
      'React commits in three seconds at rest',
      ofEach(counts, ({ resting }) => resting),
    ),
    counted(
      'React commits while ten screens are scrolled',
      ofEach(counts, ({ scrolling }) => scrolling),
    ),
    row(
      'Layout shift: load, login check, menu, drawer',
      'score',
      3,
      forEachVariant((name) => (STYLED.includes(name) ? shifts[name] : [])),
    ),
  ];
}

/**
 * The rows that show whether a link takes the same time however many there are.
 *
 * @param {import('../measure.mjs').Results} results
 * @returns {Row[]}
 */
export function growthRows({ growth: { renders, visits } }) {
  /** @type {[name: string, values: Record<LinkCount, Values>][]} */
  const measures = [
    ['Server rendering', renders],
    [
      'Hydration',
      forEachCount((links) => pick(visits, (loads) => loads[links].hydration)),
    ],
    [
      'First opening of a menu',
      forEachCount((links) => pick(visits, (loads) => loads[links].firstOpen)),
    ],
  ];
  return measures.flatMap(([name, values]) =>
    /** @type {const} */ ([450, 4500]).map((links) =>
      row(
        `${name}, per link of ${links.toLocaleString('en')}`,
        '× per link of 45',
        2,
        forEachVariant((variant) =>
          ratiosOf(values[links][variant], values[45][variant]).map(
            (ratio) => (ratio * 45) / links,
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {Variant} base
 * @param {string} name
 * @param {Values} values
 * @returns {Row}
 */
function comparedWith(base, name, values) {
  const ratios = forEachVariant((variant) =>
    ratiosOf(values[variant], values[base]),
  );
  return row(name, `× ${headings[base]}`, 2, ratios);
}

/**
 * @param {string} name
 * @param {Values} values
 */
function counted(name, values) {
  return row(name, 'count', 0, values);
}

/**
 * @param {string} name
 * @param {string} unit
 * @param {number} digits
 * @param {Values} values
 * @returns {Row}
 */
function row(name, unit, digits, values) {
  return { name, unit, digits, values };
}

/**
 * @template T
 * @param {Record<Variant, T>} results
 * @param {(result: T) => number} read
 * @returns {Values}
 */
function ofEach(results, read) {
  return forEachVariant((variant) => [read(results[variant])]);
}

/**
 * @template T
 * @param {Record<Variant, T[]>} results
 * @param {(result: T) => number | undefined} read
 * @returns {Values}  without rounds in which there is no value
 */
function pick(results, read) {
  return forEachVariant((variant) =>
    results[variant].map(read).filter((value) => value !== undefined),
  );
}
