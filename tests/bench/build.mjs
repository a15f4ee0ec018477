import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildForServer, buildPage } from '../package/size/buildPage.mjs';
import { createWorkFolder } from '../package/size/workFolder.mjs';
import { checkLinks } from './checkLinks.mjs';
import { allMenus, navigationOf } from './menus.mjs';
import { variants } from './variants.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const pages = fileURLToPath(new URL('pages', import.meta.url));
const manyLinksFile = fileURLToPath(
  new URL('../package/contract/page/manyLinks.js', import.meta.url),
);

/**
 * @typedef {Record<import('./variants.mjs').Variant, () => string>} Renderers
 *
 * @typedef {object} Built
 * @property {string} folder  to be served: a folder per page
 * @property {Record<import('./menus.mjs').Menus, Renderers>} renderers
 * @property {Set<string>} reactPaths  the scripts that hold React
 */

/**
 * Builds each variant for production: the server's part, then a page for each
 * set of menus that contains the server's HTML.
 *
 * @returns {Promise<Built>}
 */
export async function buildVariants() {
  const work = createWorkFolder('lintel-bench', pages);
  cpSync(manyLinksFile, path.join(work.folder, 'manyLinks.js'));
  for (const part of ['package.json', 'dist']) {
    cpSync(path.join(project, part), path.join(work.lintel, part), {
      recursive: true,
    });
  }
  const renderers = await buildRenderers(work.folder);
  const folder = path.join(work.folder, 'built');
  const scripts = [];
  for (const variant of variants) {
    scripts.push(...(await buildVariant(work.folder, variant)));
    for (const menus of allMenus) {
      const html = renderers[menus][variant]();
      checkLinks(html, variant, menus);
      writePage({ folder, variant, menus, html });
    }
  }
  for (const [name, module] of /** @type {const} */ ([
    [trackCostPage, 'trackCost'],
    [scrollCostPage, 'scrollCost'],
  ])) {
    const script = `import './${module}';`;
    await buildPage({ folder: work.folder, name, script });
  }
  const react = scripts.filter(({ isReact }) => isReact);
  return { folder, renderers, reactPaths: new Set(react.map((s) => s.path)) };
}

/** The page on which events are timed. */
export const trackCostPage = 'track-cost';

/** The page on which scrolling is timed. */
export const scrollCostPage = 'scroll-cost';

/**
 * @param {import('./menus.mjs').Menus} menus
 * @param {import('./variants.mjs').Variant} variant
 */
export function pagePath(menus, variant) {
  return `/${variant}/${menus}/`;
}

/** @param {string} folder */
async function buildRenderers(folder) {
  const server = await buildForServer(folder, 'server.tsx');
  const { renderersOf } = await import(pathToFileURL(server).href);
  return /** @type {Built['renderers']} */ (
    Object.fromEntries(
      allMenus.map((menus) => [menus, renderersOf(navigationOf(menus))]),
    )
  );
}

/** Replaced by the server's HTML. */
const PLACE = '<!--server-->';

/**
 * One build for all menus, which the page's address selects.
 *
 * @param {string} folder
 * @param {import('./variants.mjs').Variant} variant
 */
function buildVariant(folder, variant) {
  const script = `
    import { App } from './${variant}';
    import { hydrate } from './hydrate';
    import { manyLinks } from './manyLinks.js';
    const links = Number(location.pathname.split('/').at(-2));
    hydrate(App, links ? manyLinks(links) : undefined);`;
  return buildPage({ folder, name: variant, script, html: PLACE });
}

/**
 * @param {object} page
 * @param {string} page.folder
 * @param {import('./variants.mjs').Variant} page.variant
 * @param {import('./menus.mjs').Menus} page.menus
 * @param {string} page.html
 */
function writePage({ folder, variant, menus, html }) {
  const built = readFileSync(path.join(folder, variant, 'index.html'), 'utf8');
  const page = path.join(folder, pagePath(menus, variant));
  mkdirSync(page, { recursive: true });
  const document = built
    .replace(PLACE, () => html)
    .replace('</body>', () => `${CONTENT}</body>`);
  writeFileSync(path.join(page, 'index.html'), document);
}

const PARAGRAPH = `<p>${'A page has text, which the browser paints first. '.repeat(8)}</p>`;

/**
 * The rest of the page: more than ten screens of text. It is outside React, so
 * that it adds nothing to the measured times.
 */
const CONTENT = `<main id="content"><h1>Page</h1>${`<section style="min-height: 60vh">${PARAGRAPH}</section>`.repeat(20)}</main>`;
