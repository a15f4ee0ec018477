import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Serves the files of a folder without browser caching.
 *
 * @param {string} folder
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void}
 */
export function serveFolder(folder) {
  return (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const file = path.join(
      folder,
      pathname.endsWith('/') ? `${pathname}index.html` : pathname,
    );
    if (!existsSync(file) || !statSync(file).isFile()) {
      res.writeHead(404).end();
      return;
    }
    res.writeHead(200, {
      'cache-control': 'no-store',
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // A cross-origin isolated page gets a precise clock.
      // https://developer.mozilla.org/docs/Web/API/Window/crossOriginIsolated
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    });
    res.end(readFileSync(file));
  };
}
