import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveFolder } from '../../../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../../../server/startServer';
import { withPictures } from '../../../server/withPictures';
import type { PageDescription } from '../page/Page';
import { installedPage, type Mode, type ReactVersion } from './installPages';
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
  const page = installedPage(react, mode);
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

/**
 * The document around a page. It reads three parameters of the address: `page`,
 * the page's description; `lang`; and `script`, which runs instead of `client`.
 */
async function documentOf(
  query: URLSearchParams,
  render: (description: PageDescription) => Promise<string>,
): Promise<string> {
  const description = query.get('page') ?? '{}';
  const html = await render(JSON.parse(description) as PageDescription);
  return `<!doctype html>
<html lang="${query.get('lang') ?? 'en-US'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract</title>
<link rel="stylesheet" href="/styles.css">
<script type="module" src="/assets/${query.get('script') ?? 'client'}.js"></script>
</head>
<body><div id="root" data-page="${escapeAttribute(description)}">${html}</div></body>
</html>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Enough for a frame, in ms. */
const FRAME = 20;

/**
 * Sends a document as over a slow connection: element by element, so that the
 * browser paints what it has in between.
 */
async function sendInPieces(res: ServerResponse, html: string): Promise<void> {
  for (const piece of html.split(/(?=<(?:a|button|div|main|nav|ul)\b)/)) {
    res.write(piece);
    await pause(FRAME);
  }
  res.end();
}
