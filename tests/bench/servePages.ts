import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveFolder } from '../hosts/start/serveFolder.mjs';

/**
 * A cross-origin isolated page gets a precise clock.
 * https://developer.mozilla.org/docs/Web/API/Window/crossOriginIsolated
 */
const ISOLATED = {
  'cache-control': 'no-store',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

/** Serves the pages, to a visitor who is logged out. */
export async function servePages(folder: string) {
  const serve = serveFolder(folder);
  const server = createServer((req, res) => {
    for (const [name, value] of Object.entries(ISOLATED))
      res.setHeader(name, value);
    if (req.url?.startsWith('/api/')) res.writeHead(204).end();
    else void serve(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
