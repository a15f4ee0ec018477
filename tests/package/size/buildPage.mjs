import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * @typedef {object} BuiltModule
 * @property {string} name  from its package on: `lintel/dist/index.js`
 * @property {number} bytes  in the bundle, before it is minified
 *
 * @typedef {object} BuiltScript
 * @property {string} path  on the server, such as `/header/assets/index.js`
 * @property {string} code
 * @property {boolean} isReact  holds React, and nothing else
 * @property {boolean} isEntry  what the document loads
 * @property {string[]} imports  the paths of scripts that it needs at once
 * @property {BuiltModule[]} modules
 *
 * @typedef {object} PageToBuild
 * @property {string} folder  a work folder
 * @property {string} name  of the page: it is built into `built/{name}/`
 * @property {string} script  what the page runs: a module's source
 * @property {string} [html]  inside its `#root`
 */

/**
 * Builds a page for production like a Vite app, with React in a separate file,
 * because a site has React anyway.
 *
 * @param {PageToBuild} page
 * @returns {Promise<BuiltScript[]>}
 */
export async function buildPage({ folder, name, script, html = '' }) {
  writeFileSync(path.join(folder, 'index.html'), documentOf(script, html));
  const output = await inProduction(() =>
    build({
      ...commonOptions(folder),
      base: `/${name}/`,
      build: {
        outDir: path.join('built', name),
        // For browsers without modulepreload. No budget includes it.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            codeSplitting: { groups: [{ name: 'react', test: REACT }] },
          },
        },
      },
    }),
  );
  return chunksOf(output).map((chunk) => describe(chunk, name));
}

/**
 * A file name as long as with a hash of the content, but with a hash of the
 * name. A new hash of the content changes the size by up to 0.05 kB, because
 * scripts contain the names of others.
 *
 * @param {{ name: string }} chunk
 */
function scriptName({ name }) {
  const hash = createHash('sha256').update(name).digest('base64url');
  return `assets/${name}-${hash.slice(0, 8)}.js`;
}

/**
 * Builds a module for Node. Its dependencies stay imports.
 *
 * @param {string} folder  a work folder
 * @param {string} entry
 * @returns {Promise<string>} the built file
 */
export async function buildForServer(folder, entry) {
  const outDir = path.join('built', 'server');
  const output = await inProduction(() =>
    build({ ...commonOptions(folder), build: { outDir, ssr: entry } }),
  );
  const chunk = chunksOf(output).find(({ isEntry }) => isEntry);
  if (!chunk) throw new Error(`The build of ${entry} has no chunk.`);
  return path.join(folder, outDir, chunk.fileName);
}

/**
 * @param {string} folder
 * @returns {import('vite').InlineConfig}
 */
function commonOptions(folder) {
  return {
    root: folder,
    configFile: false,
    logLevel: 'error',
  };
}

/**
 * Vite reads NODE_ENV, which a test run has set.
 *
 * @template T
 * @param {() => Promise<T>} run
 */
async function inProduction(run) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await run();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/**
 * @param {string} script
 * @param {string} html
 */
function documentOf(script, html) {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>Lintel</title>
  </head>
  <body>
    <div id="root">${html}</div>
    <script type="module">${script}</script>
  </body>
</html>
`;
}

/** @param {Awaited<ReturnType<typeof build>>} result */
function chunksOf(result) {
  const outputs = [result].flat().flatMap((part) => {
    return 'output' in part ? part.output : [];
  });
  return outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/**
 * @param {import('vite').Rolldown.OutputChunk} chunk
 * @param {string} page
 * @returns {BuiltScript}
 */
function describe({ fileName, code, modules, isEntry, imports }, page) {
  const ids = Object.keys(modules);
  return {
    path: `/${page}/${fileName}`,
    code,
    isEntry,
    imports: imports.map((name) => `/${page}/${name}`),
    isReact:
      ids.some((id) => REACT.test(id)) &&
      ids.every((id) => REACT.test(id) || isVirtual(id)),
    modules: Object.entries(modules).map(([id, { renderedLength }]) => ({
      name: nameOf(id),
      bytes: renderedLength,
    })),
  };
}

/**
 * A virtual module of the bundler.
 *
 * @param {string} id
 */
function isVirtual(id) {
  return id.startsWith('\0');
}

/** @param {string} id */
function nameOf(id) {
  if (isVirtual(id)) return id.slice(1);
  const name = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? id;
  return name.replace(/^\.cache\/[^/]+\//, 'page: ');
}
