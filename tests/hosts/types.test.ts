import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, it } from 'vitest';
import { run } from './start/run';
import { installHost } from './start/startHost';

const MINUTE = 60_000;

const TYPESCRIPTS = ['5.9', '6', '7'];

/** How projects resolve a package and its React. */
const PROJECTS = [
  { moduleResolution: 'bundler', module: 'esnext', react: 19 },
  { moduleResolution: 'nodenext', module: 'nodenext', react: 18 },
  { moduleResolution: 'node16', module: 'node16', react: 19 },
] as const;

const COMMONJS = [
  'src/commonjs.cts',
  'src/entries.cts',
  'src/commonjs/imported.ts',
  'src/commonjs/required.ts',
];

/**
 * Files that import every entry: as an ES module, and from CommonJS, by `.cts`
 * and by the package's type.
 */
const ENTRIES = {
  // A bundler resolves only ES modules, even in a CommonJS package.
  esnext: ['src/entries.ts', 'src/commonjs/imported.ts', 'src/menu.ts'],
  nodenext: ['src/entries.ts', ...COMMONJS],
  node16: ['src/entries.node16.ts', ...COMMONJS],
};

/**
 * Every import of React resolves to these types, including those in Lintel's
 * declarations.
 */
const REACT_18 = {
  react: ['./node_modules/types-react-18/index.d.ts'],
  'react/jsx-runtime': ['./node_modules/types-react-18/jsx-runtime.d.ts'],
};

let folder: string;

beforeAll(async () => {
  folder = await installHost('types');
  await writeEntries();
}, 10 * MINUTE);

describe.each(TYPESCRIPTS)(
  'the types of every entry, with all declarations checked and without Node’s types, in TypeScript %s',
  { timeout: 5 * MINUTE },
  (typescript) => {
    it.concurrent.for(PROJECTS)(
      'compile with $moduleResolution and React $react',
      async ({ react, ...options }) => {
        const { module } = options;
        const config = `tsconfig.${typescript}-${module}.json`;
        const paths = react === 18 ? REACT_18 : undefined;
        const files = ['src/page.tsx', ...ENTRIES[module]];
        await writeFile(
          path.join(folder, config),
          JSON.stringify({
            extends: './tsconfig.json',
            compilerOptions: { ...options, paths },
            files,
          }),
        );
        const tsc = `node_modules/typescript-${typescript}/bin/tsc`;
        await run(process.execPath, [tsc, '-p', config], { cwd: folder });
      },
    );
  },
);

/**
 * Modules that import everything the package exports, each in a different way.
 */
async function writeEntries(): Promise<void> {
  const manifest = path.join(folder, 'node_modules/lintel/package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  const entries = Object.keys(exports).map((entry, place) => ({
    name: `lintel${entry.slice(1)}`,
    value: `entry${place}`,
  }));
  const required = [
    ...entries.map(
      ({ name, value }) => `import ${value} = require('${name}');`,
    ),
    `export = [${entries.map(({ value }) => value).join(', ')}];`,
  ];
  await write('src/entries.ts', importsOf(entries));
  await write('src/entries.node16.ts', importsOf(entries, ''));
  await write('src/entries.cts', required);
  await write('src/commonjs/package.json', ['{ "type": "commonjs" }']);
  await write('src/commonjs/imported.ts', importsOf(entries, ''));
  await write('src/commonjs/required.ts', required);
}

/**
 * Import attributes for JSON, which Node requires in ES modules and `node16`
 * does not support.
 * @param attributes of JSON, which Node asks for in ES modules, and which `node16` does not know yet
 */
function importsOf(
  entries: { name: string; value: string }[],
  attributes = "with { type: 'json' }",
): string[] {
  return entries.map(({ name, value }) => {
    if (name.endsWith('.css')) return `import '${name}';`;
    if (!name.endsWith('.json')) return `export * as ${value} from '${name}';`;
    return `import ${value} from '${name}' ${attributes}; void ${value};`;
  });
}

async function write(file: string, lines: string[]): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, lines.join('\n'));
}
