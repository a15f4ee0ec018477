import { brotliSize } from './brotli.mjs';
import { watchRest } from './watchRest.mjs';

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
  /** @type {Map<string, import('playwright').Response>} */
  const responses = new Map();
  page.on('response', (response) => {
    const url = response.url();
    if (isScript(response) && !responses.has(url)) responses.set(url, response);
  });
  return {
    /** Resolves when the page has stopped downloading. */
    settled: watchRest(page),
    /** @returns {Promise<Download[]>} */
    downloads: () =>
      Promise.all(
        [...responses].map(async ([url, response]) => {
          const script = await response.body();
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
