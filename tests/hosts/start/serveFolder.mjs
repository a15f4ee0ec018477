import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves the files of a folder like a static host: `/page` is `page.html` or
 * `page/index.html`. Where there is none, it is the nearest page called `404`.
 *
 * @param {string} folder
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => Promise<void>}
 */
export function serveFolder(folder) {
  /** @param {string[]} names */
  async function read(names) {
    for (const name of names) {
      const body = await readFile(path.join(folder, name)).catch(() => null);
      if (!body) continue;
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      return { headers: { 'content-type': type }, body };
    }
    return null;
  }
  return async (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const isPage = !path.extname(pathname);
    const file = await read(isPage ? filesOf(pathname) : [pathname]);
    const page = file ?? (await read(isPage ? missingPages(pathname) : []));
    res.writeHead(
      file ? 200 : 404,
      page?.headers ?? { 'content-type': 'text/plain' },
    );
    res.end(page?.body ?? 'Not found');
  };
}

/** @param {string} page */
function filesOf(page) {
  return [`${page}/index.html`, `${page}.html`];
}

/**
 * @param {string} page
 * @returns {string[]}
 */
function missingPages(page) {
  const parent = path.posix.dirname(page);
  const files = filesOf(`${parent}/404`);
  return parent === page ? files : [...files, ...missingPages(parent)];
}
