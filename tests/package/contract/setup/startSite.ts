import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { serveFolder } from '../../../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../../../server/startServer';
import { withPictures } from '../../../server/withPictures';
import type { PageDescription } from '../page/Page';
import { documentOf } from './documentOf';
import { installPage, type Mode, type ReactVersion } from './installPage';
import { sendInPieces } from './sendInPieces';
import { startRenderer } from './startRenderer';

/**
 * A site with pages rendered by a server and hydrated by the browser, with the
 * embedded backend.
 */
export interface Site extends Omit<RunningServer, 'close'> {
  /** The installed package. */
  lintel: string;
  /** The media host: another origin. */
  media: string;
  /** The server's HTML of a page, without the document around it. */
  render(description?: PageDescription): Promise<string>;
  /** The address of a page that is in the menus. */
  address(description?: PageDescription, search?: string): string;
}

/** No inline scripts or styles, and nothing from other hosts but pictures. */
const policyFor = (media: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; ` +
  `img-src 'self' ${media}; connect-src 'self'; base-uri 'none'; ` +
  `form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const sites = new Map<string, Promise<Site>>();

/**
 * One site of each kind for all tests of this process. It closes with the
 * process.
 */
export function siteWith(react: ReactVersion, mode: Mode): Promise<Site> {
  const kind = `${react} ${mode}`;
  const site = sites.get(kind) ?? startSite(react, mode);
  sites.set(kind, site);
  return site;
}

export async function startSite(
  react: ReactVersion,
  mode: Mode,
): Promise<Site> {
  const page = await installPage(react, mode);
  const lintel = path.join(page.folder, 'node_modules/lintel');
  const renderer = startRenderer(page, mode);
  const serveAsset = serveFolder(page.build);
  const serveStyles = serveFolder(path.join(lintel, 'dist'));

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? '/', 'http://localhost');
    // A frame in a sandbox has an opaque origin.
    res.setHeader('access-control-allow-origin', '*');
    if (url.pathname.startsWith('/assets/')) return serveAsset(req, res);
    if (url.pathname === '/styles.css') return serveStyles(req, res);
    if (url.pathname === '/favicon.ico') return res.writeHead(204).end();
    if (url.searchParams.has('policy')) {
      res.setHeader('content-security-policy', policyFor(media.url));
    }
    res.setHeader('content-type', 'text/html; charset=utf-8');
    const html = await documentOf(url.searchParams, renderer.render);
    if (url.searchParams.has('slow')) return sendInPieces(res, html);
    res.end(html);
  }

  const server = await startServer({ fallback: withPictures(answer) });
  const media = await startServer({
    fallback: withPictures((_, res) => res.writeHead(404).end()),
  });
  return {
    ...server,
    lintel,
    media: media.url,
    render: (description = {}) => renderer.render(description),
    address(description = {}, search = '') {
      const page = encodeURIComponent(JSON.stringify(description));
      return `${server.url}/website-design?page=${page}&${search}`;
    },
  };
}
