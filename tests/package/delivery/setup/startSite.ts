import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveFolder } from '../../../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../../../server/startServer';
import { buildPages } from './buildPages';
import { documentOf, type Visit } from './documentOf';
import { startSlowly } from './slowly';

/** A site with the built header, and the real backend behind it. */
export interface Site extends RunningServer {
  /**
   * The same server with a latency of 100 ms and a new connection for each
   * request.
   */
  slow: string;
  /** Another origin of the same server. */
  other: string;
  /** The address of a page. */
  address(visit?: Visit, origin?: string): string;
  /** Releases the pages that wait for this name. */
  release(step: string): void;
}

export async function startSite(): Promise<Site> {
  const serveScript = serveFolder(await buildPages());
  const waiting = new Map<string, ServerResponse>();
  const released = new Set<string>();

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (req.headers.host !== new URL(server.url).host) {
      res.setHeader('connection', 'close');
    }
    if (/\.js$/.test(url.pathname)) return serveScript(req, res);
    if (url.pathname === '/favicon.ico') return res.writeHead(204).end();
    if (url.pathname === '/wait') {
      const step = url.search.slice(1);
      if (released.has(step)) return res.end();
      return waiting.set(step, res);
    }
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.setHeader('cache-control', 'no-cache');
    res.end(documentOf(url));
  }

  const server = await startServer({ fallback: answer });
  const { backend } = server;
  const slow = await startSlowly(server.url);
  const other = await startServer({ backend, fallback: answer });
  return {
    ...server,
    slow: slow.url,
    other: other.url,
    address: (visit = {}, origin = server.url) =>
      `${origin}/page?${encodeURIComponent(JSON.stringify(visit))}`,
    release(step) {
      released.add(step);
      waiting.get(step)?.end();
    },
    async close() {
      await slow.close();
      await other.close();
      await server.close();
    },
  };
}
