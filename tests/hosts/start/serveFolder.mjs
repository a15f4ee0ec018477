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
 * `page/index.html`.
 *
 * @param {string} folder
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => Promise<void>}
 */
export function serveFolder(folder) {
  return async (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const names = path.extname(pathname)
      ? [pathname]
      : [`${pathname}/index.html`, `${pathname}.html`];
    for (const name of names) {
      const body = await readFile(path.join(folder, name)).catch(() => null);
      if (!body) continue;
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      res.writeHead(200, { 'content-type': type }).end(body);
      return;
    }
    res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  };
}
