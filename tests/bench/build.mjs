import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { manyLinks } from '../package/contract/page/manyLinks.js';
import { buildForServer, buildPage } from '../package/size/buildPage.mjs';
import { createWorkFolder } from '../package/size/workFolder.mjs';
import { variants } from './variants.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const pages = fileURLToPath(new URL('pages', import.meta.url));
const manyLinksFile = fileURLToPath(
  new URL('../package/contract/page/manyLinks.js', import.meta.url),
);

/**
 * @typedef {'own' | 'many'} Menus  the provider's, or 4,500 links
 *
 * @typedef {object} Built
 * @property {string} folder  to be served: a folder per page
 * @property {Record<Menus, Record<import('./variants.mjs').Variant, () => string>>} renderers
 * @property {Set<string>} reactPaths  the scripts that hold React
 */

/** How a page names its menus. */
const NAVIGATION = { own: 'undefined', many: 'manyLinks()' };

/**
 * Builds each variant for production: the server's part, then a page for each
 * set of menus that contains the server's HTML.
 *
 * @returns {Promise<Built>}
 */
export async function buildVariants() {
  const { folder, lintel } = createWorkFolder('lintel-bench', pages);
  cpSync(manyLinksFile, path.join(folder, 'manyLinks.js'));
  for (const part of ['package.json', 'dist']) {
    cpSync(path.join(project, part), path.join(lintel, part), {
      recursive: true,
    });
  }
  const server = await buildForServer(folder, 'server.tsx');
  const { renderersOf } = await import(pathToFileURL(server).href);
  /** @type {Built['renderers']} */
  const renderers = { own: renderersOf(), many: renderersOf(manyLinks()) };
  const scripts = await buildPages(folder, renderers);
  for (const [name, module] of /** @type {const} */ ([
    [trackCostPage, 'trackCost'],
    [scrollCostPage, 'scrollCost'],
  ])) {
    await buildPage({ folder, name, script: `import './${module}';` });
  }
  const react = scripts.filter(({ isReact }) => isReact);
  return {
    folder: path.join(folder, 'built'),
    renderers,
    reactPaths: new Set(react.map(({ path }) => path)),
  };
}

/**
 * @param {string} folder
 * @param {Built['renderers']} renderers
 */
async function buildPages(folder, renderers) {
  const scripts = [];
  for (const menus of /** @type {const} */ (['own', 'many'])) {
    for (const variant of variants) {
      const name = pageName(menus, variant);
      const script = scriptOf(variant, NAVIGATION[menus]);
      const html = renderers[menus][variant]();
      scripts.push(...(await buildPage({ folder, name, script, html })));
    }
  }
  return scripts;
}

/** The page on which events are timed. */
export const trackCostPage = 'track-cost';

/** The page on which scrolling is timed. */
export const scrollCostPage = 'scroll-cost';

/**
 * @param {Menus} menus
 * @param {import('./variants.mjs').Variant} variant
 */
export function pageName(menus, variant) {
  return `${menus}-${variant}`;
}

/**
 * @param {import('./variants.mjs').Variant} variant
 * @param {string} navigation  an expression
 */
function scriptOf(variant, navigation) {
  return `
    import { App } from './${variant}';
    import { hydrate } from './hydrate';
    import { manyLinks } from './manyLinks.js';
    hydrate(App, ${navigation});`;
}
