import { setTimeout as sleep } from 'node:timers/promises';
import { brotliSize } from './brotli.mjs';

/** How long the page must be idle to count as done, in ms. */
const QUIET = 500;

/**
 * @typedef {object} Download
 * @property {string} path
 * @property {number} brotli  in bytes, whatever the server compressed with
 */

/**
 * Records each script that a page downloads from now on in any way: element,
 * `import()`, preload.
 *
 * @param {import('playwright').Page} page
 */
export function recordScripts(page) {
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  let loading = 0;
  let lastAt = Date.now();
  const touch = () => (lastAt = Date.now());

  /** @param {import('playwright').Response} response */
  function onResponse(response) {
    const url = response.url();
    if (isScript(response) && !bodies.has(url)) {
      bodies.set(url, response.body());
    }
  }

  /** @param {1 | -1} change */
  const count =
    (change) => (/** @type {import('playwright').Request} */ of) => {
      touch();
      if (of.resourceType() === 'script') loading += change;
    };

  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  page.on('response', onResponse);
  return {
    /** Resolves when the page has stopped downloading. */
    async settled() {
      touch();
      while (loading > 0 || Date.now() - lastAt < QUIET) await sleep(50);
    },
    /** @returns {Promise<Download[]>} */
    downloads: () =>
      Promise.all(
        [...bodies].map(async ([url, body]) => {
          const script = await body;
          return {
            path: new URL(url).pathname,
            // Computed only on demand, because it takes most of a second.
            get brotli() {
              return brotliSize(script);
            },
          };
        }),
      ),
  };
}

/** @param {import('playwright').Response} response */
function isScript(response) {
  const type = response.headers()['content-type'] ?? '';
  return response.ok() && /(java|ecma)script/.test(type);
}
