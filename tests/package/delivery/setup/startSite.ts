import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveFolder } from '../../../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../../../../src/testing';
import { buildPages } from './buildPages';
import { documentOf, type Visit } from './documentOf';
import { startSlowly } from './slowly';

/** A site with the built header, and the real backend behind it. */
export interface Site extends RunningServer {
  /** The app's folder with the installed package in node_modules. */
  folder: string;
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
  const { folder, scripts } = await buildPages();
  const serveScript = serveFolder(scripts);
  const waiting = new Map<string, ServerResponse>();
  const released = new Set<string>();

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (req.headers.host !== new URL(server.url).host) {
      res.setHeader('connection', 'close');
    }
    // A frame in a sandbox has an opaque origin.
    res.setHeader('access-control-allow-origin', '*');
    if (/\.js$/.test(url.pathname)) return serveScript(req, res);
    if (url.pathname === '/favicon.ico') return res.writeHead(204).end();
    if (url.pathname === '/wait') {
      const step = url.search.slice(1);
      if (released.has(step)) return res.end();
      return waiting.set(step, res);
    }
    const page = documentOf(url);
    res.setHeader('content-type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(page.headers)) {
      res.setHeader(name, value);
    }
    res.end(page.html);
  }

  const server = await startServer({ fallback: answer });
  const { backend } = server;
  const slow = await startSlowly(server.url);
  const other = await startServer({ backend, fallback: answer });
  return {
    ...server,
    folder,
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
