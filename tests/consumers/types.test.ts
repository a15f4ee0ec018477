import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, it } from 'vitest';
import { run } from './setup/run';
import { installHost } from './setup/startHost';

const MINUTE = 60_000;

const TYPESCRIPTS = ['5.9', '6', '7'];

/** How projects find a package and its React. */
const PROJECTS = [
  { moduleResolution: 'bundler', module: 'esnext', react: 19 },
  { moduleResolution: 'nodenext', module: 'nodenext', react: 18 },
  { moduleResolution: 'node16', module: 'node16', react: 19 },
] as const;

/** Whoever asks for React gets these, Lintel's declarations too. */
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
  'the types of every entry, to the last declaration, in TypeScript %s',
  { timeout: 5 * MINUTE },
  (typescript) => {
    it.concurrent.for(PROJECTS)(
      'hold as $moduleResolution finds them, with React $react',
      async ({ react, ...options }) => {
        const { module } = options;
        const config = `tsconfig.${typescript}-${module}.json`;
        const paths = react === 18 ? REACT_18 : undefined;
        const files = ['src/page.tsx', 'src/entries.ts'];
        // A bundler knows ES modules alone.
        if (module === 'esnext') files.push('src/menu.ts');
        else files.push('src/commonjs.cts', 'src/entries.cts');
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

/** Two modules that import whatever the package exports, each in its own way. */
async function writeEntries(): Promise<void> {
  const manifest = path.join(folder, 'node_modules/lintel/package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  const entries = Object.keys(exports)
    .filter((entry) => !/\.(css|json)$/.test(entry))
    .map((entry, place) => ({ name: `lintel${entry.slice(1)}`, place }));
  const modules = entries.map(
    ({ name, place }) => `export * as entry${place} from '${name}';`,
  );
  const required = entries.map(
    ({ name, place }) => `import entry${place} = require('${name}');`,
  );
  const names = entries.map(({ place }) => `entry${place}`);
  await writeFile(path.join(folder, 'src/entries.ts'), modules.join('\n'));
  await writeFile(
    path.join(folder, 'src/entries.cts'),
    [...required, `export = [${names.join(', ')}];`].join('\n'),
  );
}
