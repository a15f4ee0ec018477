import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** Answers with the files of a folder, as a static host does; `/page` is `page/index.html`. */
export function serveFolder(folder: string) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const name = path.extname(pathname) ? pathname : `${pathname}/index.html`;
    const body = await readFile(path.join(folder, name)).catch(() => null);
    if (!body) {
      res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    res.writeHead(200, { 'content-type': type }).end(body);
  };
}
