import fs from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };
import { classNames } from './src/styles/classNames';

// Every module is an entry, so that each keeps its own 'use client', and none
// (state, lazy part) is copied into another. Of the styles, which become class
// names inline, components import only breakpoints. The testing kit is one file.
const files: Record<string, string> = { testing: 'src/testing/index.ts' };
const publicFiles = { ...files };
const targets = JSON.stringify(manifest.exports);
for (const found of fs.readdirSync('src', { recursive: true }).sort()) {
  const file = String(found).replaceAll('\\', '/');
  const [, name] = /^(.*)(?<!\.css|\.d)\.tsx?$/.exec(file) ?? [];
  if (!name || /^(testing|styles)\/(?!breakpoints)/.test(name)) continue;
  files[name] = `src/${file}`;
  if (targets.includes(`"./dist/${name}.js"`)) publicFiles[name] = files[name];
}
const { metafile } = await build({
  entryPoints: Object.values(files),
  bundle: true,
  metafile: true,
  outdir: 'dist',
  packages: 'external',
  write: false,
});

/** These files and what they import statically, without those that end it. */
function reachable(start: string[], isEnd: (file: string) => boolean) {
  const found = new Set(start.filter((file) => !isEnd(file)));
  // Also visits what is added meanwhile.
  for (const file of found) {
    for (const { kind, external, path } of metafile.inputs[file]!.imports) {
      if (kind !== 'import-statement' || external || isEnd(path)) continue;
      found.add(path);
    }
  }
  return found;
}
const onServers = reachable(Object.values(publicFiles), (file) =>
  fs.readFileSync(file, 'utf8').startsWith(`'use client'`),
);
const onEveryPage = reachable(
  [
    'src/account/AccountMenu.tsx',
    'src/header/Header.tsx',
    // Of a language list without a header, and of the lazy parts.
    'src/ui/useOpenState.ts',
  ],
  (file) => file.startsWith('src/content/locales/'),
);

// What every page with a header loads is in two files: `shared` has what servers
// use too, and `client` the rest. Of smaller modules, Vite 8 would move those
// that a page and its lazy parts share into files of their own, depending on the
// order of the app's imports. Radix comes first for the same reason.
// https://github.com/rolldown/rolldown/issues/10731
const parts: Record<string, string[]> = {
  client: [`'use client'`, `import '@radix-ui/react-navigation-menu'`],
  shared: [],
};
const entry: Record<string, string> = {};
/** The name in dist, by the path of the source without its extension. */
const names = new Map<string, string>();
const pathOf = (file: string) => path.resolve(file.replace(/\.tsx?$/, ''));
// Folder by folder, because what is alike compresses better side by side.
for (const [name, file] of Object.entries(files)) {
  const part = onServers.has(file) ? 'shared' : 'client';
  if (onEveryPage.has(file)) parts[part]!.push(`export * from '../${file}'`);
  else entry[name] = file;
  names.set(pathOf(file), onEveryPage.has(file) ? part : name);
}
for (const [name, lines] of Object.entries(parts)) {
  const file = `node_modules/.lintel-${name}.ts`;
  fs.writeFileSync(file, lines.join(';\n'));
  entry[name] = file;
  names.set(pathOf(file), name);
}

/** Keeps an import of another module as an import of its file in dist. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.format === 'cjs' ? '.cjs' : '.js';
    onResolve({ filter: /^\./ }, ({ kind, path: specifier, ...from }) => {
      const target = names.get(path.resolve(from.resolveDir, specifier));
      const own = names.get(pathOf(from.importer)) ?? 'testing';
      if (kind === 'entry-point' || !target || target === own) return;
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
const styles = (outputCss: boolean) =>
  vanillaExtractPlugin({
    outputCss,
    identifiers: classNames(manifest.version),
  });

/** Also writes the sheet inside a layer. */
async function finishSheets() {
  const sheet = fs.readFileSync('dist/styles.css', 'utf8').trim();
  fs.writeFileSync('dist/styles.layer.css', `@layer lintel{${sheet}}\n`);
  // TypeScript requires types for a side-effect import.
  fs.writeFileSync('dist/styles.css.d.ts', 'export {};\n');
  fs.writeFileSync('dist/styles.css.d.cts', 'export {};\n');
  fs.rmSync('dist/styles.cjs');
}

// Here, because tsup runs the passes at the same time.
fs.rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    entry,
    format: ['esm', 'cjs'],
    splitting: false,
    dts: { entry: publicFiles, compilerOptions: { ignoreDeprecations: '6.0' } },
    esbuildPlugins: [keepModules, styles(false)],
    esbuildOptions(options, { format }) {
      // Jest cannot run `import()` in CommonJS.
      if (format === 'cjs') options.supported = { 'dynamic-import': false };
    },
  },
  {
    entry: { styles: 'src/index.ts' },
    // Adds prefixes: Safari before 17 knows `-webkit-hyphens` only.
    target: ['chrome111', 'safari16.4', 'firefox121'],
    minify: true,
    esbuildPlugins: [styles(true)],
    onSuccess: finishSheets,
  },
]);
