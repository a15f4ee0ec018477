import fs from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { classNames } from './src/styles/classNames';

const LOCALES = 'src/content/locales/';
const publicFiles = fs
  .readdirSync(LOCALES)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => LOCALES + file);
publicFiles.unshift(
  'src/index.ts',
  'src/next.tsx',
  'src/react-router.tsx',
  'src/core.ts',
  'src/analytics/landing.ts',
  'src/countries/countries.ts',
  'src/content/index.ts',
  'src/testing/index.ts',
);

// Every module is a file of its own, which keeps its 'use client', but for those
// that a page needs both at first and in what it loads later. Vite 8 would make
// a dozen small scripts of them, so they are in two files: `client`, and
// `shared`, which servers use too. How esbuild splits the code says which.
// https://github.com/rolldown/rolldown/issues/10731
const { metafile } = await build({
  entryPoints: publicFiles,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  packages: 'external',
  metafile: true,
  write: false,
});
const inCommon = metafile.outputs['dist/index.js']!.imports.filter(
  ({ kind }) => kind === 'import-statement',
)
  .flatMap(({ path }) => Object.keys(metafile.outputs[path]?.inputs ?? {}))
  .filter((file) => !file.startsWith(LOCALES));
// The account menu, which is loaded later, shares Radix packages with it. In a file
// of its own, Vite would make five scripts of the header's, larger by 3.7 kB.
inCommon.push('src/navigation/MenuItem.tsx');

const groups: Record<string, string> = { client: `'use client';`, shared: '' };
const entry: Record<string, string> = {};
/** The name in dist, by the path of the source without its extension. */
const names = new Map<string, string>();
for (const file of Object.keys(metafile.inputs)) {
  // Styles become class names inline. Components import one other file of them.
  // Data is in the one module that imports it.
  if (/\.css\.ts$|\.json$|styles\/(?!breakpoints)/.test(file)) continue;
  const isClient = fs.readFileSync(file, 'utf8').startsWith(`'use client'`);
  const group = isClient ? 'client' : 'shared';
  const name = file.replace(/^src\/|\.tsx?$/g, '');
  if (inCommon.includes(file)) groups[group] += `export * from '../${file}';`;
  else entry[name] = file;
  names.set(pathOf(file), inCommon.includes(file) ? group : name);
}
fs.mkdirSync('.cache', { recursive: true });
for (const [group, source] of Object.entries(groups)) {
  entry[group] = `.cache/${group}.ts`;
  fs.writeFileSync(entry[group], source);
}

function pathOf(file: string): string {
  return path.resolve(file.replace(/\.tsx?$/, ''));
}

/** Keeps an import of another module as an import of its file in dist. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.format === 'cjs' ? '.cjs' : '.js';
    // Jest cannot run `import()` in CommonJS.
    initialOptions.supported = { 'dynamic-import': extension === '.js' };
    onResolve({ filter: /^\./ }, ({ path: specifier, ...from }) => {
      const own = names.get(pathOf(from.importer));
      const target = names.get(path.resolve(from.resolveDir, specifier));
      if (!own || !target || own === target) return;
      const relative = path.posix.relative(path.posix.dirname(own), target);
      return { path: `./${relative}${extension}`, external: true };
    });
  },
};

// Class names are hashed with the version, so that two versions can share a
// page. Shells and micro frontends each bring a sheet, and with equal
// specificity the later one would restyle the other's header. Shared by both:
// custom properties, `@layer lintel` and `data-lintel` attributes, which are
// public or apply to the whole page.
const identifiers = classNames();
const styles = (outputCss: boolean) =>
  vanillaExtractPlugin({ outputCss, identifiers });

export default defineConfig([
  {
    entry,
    format: ['esm', 'cjs'],
    splitting: false,
    dts: { entry: publicFiles, compilerOptions: { ignoreDeprecations: '6.0' } },
    esbuildPlugins: [keepModules, styles(false)],
  },
  {
    entry: { styles: 'src/index.ts' },
    // Both passes begin at the same time. This one removes old types, too: a
    // pass that writes types would keep them.
    clean: true,
    // Adds prefixes: Safari before 17 knows `-webkit-hyphens` only.
    target: ['chrome111', 'safari16.4', 'firefox121'],
    minify: true,
    esbuildPlugins: [styles(true)],
    async onSuccess() {
      const sheet = fs.readFileSync('dist/styles.css', 'utf8').trim();
      fs.writeFileSync('dist/styles.layer.css', `@layer lintel{${sheet}}\n`);
      // TypeScript requires types for a side-effect import.
      for (const name of ['styles.css.d.ts', 'styles.css.d.cts'])
        fs.writeFileSync(`dist/${name}`, 'export {};\n');
      fs.rmSync('dist/styles.cjs');
    },
  },
]);
