import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForServer, buildPage } from '../package/size/buildPage.mjs';
import { variants, type Variant } from './variants';

export interface Built {
  /** To be served: a folder for each variant. */
  folder: string;
  renderers: Record<Variant, () => string>;
  /** The scripts that hold React. */
  reactPaths: Set<string>;
}

export type Load = (url: string) => Promise<Pick<Built, 'renderers'>>;

/** Replaced by the server's HTML. */
const PLACE = '<!--server-->';

/** Skip, home and login links, eight languages, and two menus. */
const LINKS = 44;

const PARAGRAPH = `<p>${'A page has text, which the browser paints first. '.repeat(8)}</p>`;

/** Outside React, so that it adds nothing to the measured times. */
const CONTENT = `<main id="content"><h1>Page</h1>${PARAGRAPH.repeat(20)}</main>`;

/** Builds each variant for production, with the server's HTML in its page. */
export async function buildVariants(app: string, load: Load): Promise<Built> {
  const server = await buildForServer(app, 'pages/server.tsx');
  const { renderers } = await load(pathToFileURL(server).href);
  const folder = path.join(app, 'built');
  const reactPaths = new Set<string>();
  for (const variant of variants) {
    const script = `
      import { App } from './pages/${variant}';
      import { hydrate } from './pages/hydrate';
      hydrate(App);`;
    const page = { folder: app, name: variant, script, html: PLACE };
    for (const built of await buildPage(page))
      if (built.isReact) reactPaths.add(built.path);
    const html = renderers[variant]();
    const links = html.match(/<a\s/g)?.length;
    if (links !== LINKS)
      throw new Error(`${variant} has ${links} links instead of ${LINKS}.`);
    const file = path.join(folder, variant, 'index.html');
    const document = readFileSync(file, 'utf8')
      .replace(PLACE, () => html)
      .replace('</body>', () => `${CONTENT}</body>`);
    writeFileSync(file, document);
  }
  return { folder, renderers, reactPaths };
}
