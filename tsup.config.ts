import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };
import { classNames } from './src/styles/classNames';
import { designTokens } from './src/styles/designTokens';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

// The entries in package.json. Only these get types.
const publicEntries = {
  index: 'src/index.ts',
  next: 'src/next.tsx',
  'react-router': 'src/react-router.tsx',
  core: 'src/core.ts',
  'analytics/landing': 'src/analytics/landing.ts',
  'content/index': 'src/content/index.ts',
  'content/locales/en': 'src/content/locales/en.ts',
  'content/locales/enGb': 'src/content/locales/enGb.ts',
  'content/locales/de': 'src/content/locales/de.ts',
  'content/locales/es': 'src/content/locales/es.ts',
  'content/locales/fr': 'src/content/locales/fr.ts',
  'content/locales/it': 'src/content/locales/it.ts',
  'content/locales/ja': 'src/content/locales/ja.ts',
  'content/locales/pt': 'src/content/locales/pt.ts',
  'content/locales/ko': 'src/content/locales/ko.ts',
  'countries/countries': 'src/countries/countries.ts',
  testing: 'src/testing/index.ts',
};

// The components import only breakpoints from the styles. The rest is for the
// sheets and tokens, which are built by then, and would include
// vanilla-extract's own compiler.
const isBuildTime = (file: string) =>
  file.startsWith('styles/') && file !== 'styles/breakpoints.ts';

// Every module is an entry, so that each keeps its own 'use client', and none
// (state, lazy part) is copied into another. Styles become class names inline.
const modules = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?<!\.css|\.d)\.tsx?$/.test(file))
    .filter((file) => !isBuildTime(file) && !file.startsWith('testing/'))
    .map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]),
);
const { metafile } = await build({
  entryPoints: [...Object.values(modules), ...Object.values(publicEntries)],
  bundle: true,
  format: 'esm',
  metafile: true,
  outdir: 'dist',
  packages: 'external',
  write: false,
});

/** The files that these import statically, and themselves. */
function reachable(
  files: string[],
  isEnd: (file: string) => boolean = () => false,
  found = new Set<string>(),
): Set<string> {
  for (const file of files.filter((file) => !found.has(file) && !isEnd(file))) {
    found.add(file);
    const imports = metafile.inputs[file]!.imports.filter(
      ({ kind, external }) => kind === 'import-statement' && !external,
    );
    reachable(
      imports.map(({ path }) => path),
      isEnd,
      found,
    );
  }
  return found;
}

const isClient = (file: string) =>
  readFileSync(file, 'utf8').startsWith("'use client'");
const onServers = reachable(Object.values(publicEntries), isClient);
const onEveryPage = reachable([
  'src/account/AccountMenu.tsx',
  'src/header/Header.tsx',
]);
const onAnyPage = reachable([publicEntries.index]);
const inLazyParts = reachable(
  Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind }) => kind === 'dynamic-import')
    .map(({ path }) => path),
);
const english = reachable([publicEntries['content/locales/en']]);

/**
 * What every page with a header loads is in two files: `shared` has what servers
 * use too, and `client` the rest. Of smaller modules, Vite 8 would move those
 * that a page and its lazy parts share into files of their own, depending on the
 * order of the app's imports. Radix comes first for the same reason.
 * https://github.com/rolldown/rolldown/issues/10731
 */
const parts = {
  client: [`'use client'`, `import '@radix-ui/react-navigation-menu'`],
  shared: [] as string[],
};
const entry: Record<string, string> = {
  testing: publicEntries.testing,
};
const nameOf = new Map<string, string>();
for (const [name, file] of Object.entries(modules)) {
  const part = onServers.has(file) ? 'shared' : 'client';
  const isShared = onAnyPage.has(file) && inLazyParts.has(file);
  const isInPart = (onEveryPage.has(file) || isShared) && !english.has(file);
  if (isInPart) parts[part].push(`export * from './${file}'`);
  else entry[name] = file;
  nameOf.set(path.resolve(file), isInPart ? part : name);
}

/** Keeps an import of another module as an import of its file in dist. */
function keepModules(extension: string): Plugin {
  return {
    name: 'keep-modules',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, async (args) => {
        if (args.kind === 'entry-point' || args.pluginData?.resolving) return;
        const { path: file } = await build.resolve(args.path, {
          resolveDir: args.resolveDir,
          kind: args.kind,
          importer: args.importer,
          pluginData: { resolving: true },
        });
        const target = nameOf.get(file);
        const from =
          args.namespace === 'part'
            ? args.importer
            : // The testing kit is in files at the root.
              (nameOf.get(args.importer) ?? 'testing');
        if (!target || target === from) return;
        const relative = path.posix.relative(path.posix.dirname(from), target);
        const specifier = relative.startsWith('.') ? relative : `./${relative}`;
        return { path: specifier + extension, external: true };
      });
      build.onResolve({ filter: /^part:/ }, (args) => ({
        path: args.path.replace('part:', ''),
        namespace: 'part',
      }));
      build.onLoad({ filter: /.*/, namespace: 'part' }, (args) => ({
        contents: parts[args.path as keyof typeof parts].join(';\n'),
        resolveDir: '.',
      }));
    },
  };
}

// Not as `entry`, because tsup requires files.
const addParts: NonNullable<Options['esbuildOptions']> = (options) => {
  for (const name of Object.keys(parts)) {
    Object.assign(options.entryPoints!, { [name]: `part:${name}` });
  }
};

/**
 * The modules contain class names. Their rules are in the one sheet of the
 * third pass.
 */
const noStyleSheets: Plugin = {
  name: 'no-style-sheets',
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css/ }, ({ path: sheet }) => ({
      path: sheet,
      namespace: 'no-style-sheets',
    }));
    build.onLoad({ filter: /.*/, namespace: 'no-style-sheets' }, () => ({
      contents: '',
    }));
  },
};

// Class names are hashed with the version, so that two versions can share a
// page. Shells and micro frontends each bring a sheet, and with equal
// specificity the later one would restyle the other's header. Shared by both:
// custom properties, `@layer lintel` and `data-lintel` attributes, which are
// public or apply to the whole page.
const styles = () =>
  vanillaExtractPlugin({ identifiers: classNames(manifest.version) });

const base: Options = {
  outDir: 'dist',
  target: 'es2022',
  // The sources are not in the package, and source maps that include them were
  // half of its size.
  sourcemap: false,
  // rollup's pass would remove 'use client'.
  treeshake: false,
  external: ['next/navigation.js'],
};

/**
 * Writes the sheet again inside a layer, and types for both, which TypeScript
 * requires for a side-effect import. There are types for ES modules and for
 * CommonJS, because CommonJS may not import those of an ES module.
 */
async function finishStyleSheets(): Promise<void> {
  const sheet = readFileSync('dist/styles.css', 'utf8').trim();
  writeFileSync('dist/styles.layer.css', `@layer lintel{${sheet}}\n`);
  for (const name of ['styles', 'styles.layer']) {
    writeFileSync(`dist/${name}.css.d.ts`, 'export {};\n');
    writeFileSync(`dist/${name}.css.d.cts`, 'export {};\n');
  }
  rmSync('dist/styles.js');
}

/**
 * Writes the custom properties for design tools.
 * https://www.designtokens.org/tr/drafts/format/
 */
function writeTokens(): void {
  const tokens = JSON.stringify(designTokens(), null, 2);
  writeFileSync('dist/tokens.json', `${tokens}\n`);
}

/** Writes the other files of the package. */
async function finish(): Promise<void> {
  await finishStyleSheets();
  writeTokens();
}

// Once, here, because tsup runs the passes in parallel.
rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    ...base,
    entry,
    format: 'esm',
    splitting: false,
    esbuildOptions: addParts,
    esbuildPlugins: [keepModules('.js'), noStyleSheets, styles()],
  },
  {
    ...base,
    entry,
    format: 'cjs',
    splitting: false,
    esbuildPlugins: [keepModules('.cjs'), noStyleSheets, styles()],
    // Jest cannot run `import()` in CommonJS.
    esbuildOptions(options, context) {
      addParts(options, context);
      options.supported = { ...options.supported, 'dynamic-import': false };
    },
  },
  {
    ...base,
    entry: { styles: 'src/index.ts' },
    // Adds prefixes: Safari before 17 knows `-webkit-hyphens` only.
    target: ['chrome111', 'safari16.4', 'firefox111'],
    format: 'esm',
    splitting: false,
    minify: true,
    esbuildPlugins: [styles()],
    onSuccess: finish,
  },
  {
    ...base,
    entry: publicEntries,
    format: ['esm', 'cjs'],
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);
