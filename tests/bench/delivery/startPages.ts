import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveFolder } from '../../hosts/start/serveFolder.mjs';

/** The site of the contestants' pages. */
export interface Pages {
  url: string;
  close(): void;
}

/** Serves `/{contestant}?collector={origin}` and `/left`. */
export async function startPages(scripts: string): Promise<Pages> {
  const serveScript = serveFolder(scripts);
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url!, 'http://localhost');
    if (pathname.endsWith('.js')) return void serveScript(req, res);
    // A request that never ends: see the row of the keepalive quota.
    if (pathname === '/held') return;
    const policy = searchParams.get('policy');
    if (policy) res.setHeader('content-security-policy', policy);
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(documentOf(pathname === '/left' ? null : pathname));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function documentOf(script: string | null): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>Delivery</title>
</head>
<body>
<div id="root"></div>
<a id="go" href="/left">Go</a>
${script ? `<script type="module" src="${script}.js"></script>` : ''}
</body>
</html>`;
}
