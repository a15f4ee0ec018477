import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildForServer, buildPage } from '../package/size/buildPage.mjs';
import { createWorkFolder } from '../package/size/workFolder.mjs';
import { variants } from './variants.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const pages = fileURLToPath(new URL('pages', import.meta.url));

/**
 * @typedef {object} Built
 * @property {string} folder  to be served: a folder per variant
 * @property {Record<import('./variants.mjs').Variant, () => string>} renderers
 * @property {Set<string>} reactPaths  the scripts that hold React
 */

/**
 * Builds each variant for production: the server's part, then a page with the
 * server's HTML in place.
 *
 * @returns {Promise<Built>}
 */
export async function buildVariants() {
  const { folder, lintel } = createWorkFolder('lintel-bench', pages);
  for (const part of ['package.json', 'dist']) {
    cpSync(path.join(project, part), path.join(lintel, part), {
      recursive: true,
    });
  }
  const server = await buildForServer(folder, 'server.tsx');
  const { renderers } = await import(pathToFileURL(server).href);
  const scripts = [];
  for (const name of variants) {
    const script = `
      import { App } from './${name}';
      import { hydrate } from './hydrate';
      hydrate(App);`;
    const html = renderers[name]();
    scripts.push(...(await buildPage({ folder, name, script, html })));
  }
  const react = scripts.filter(({ isReact }) => isReact);
  return {
    folder: path.join(folder, 'built'),
    renderers,
    reactPaths: new Set(react.map(({ path }) => path)),
  };
}
