import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { classNames } from '../../../src/styles/classNames';

/** How another version's sources differ. */
export interface Difference {
  /** The names of properties that are called something else. */
  renames: RegExp;
  /** Whether it has other contracts with the versions beside it. */
  otherContracts?: boolean;
}

/** Builds this version's sources into a folder, published as another version. */
export function buildVersion(
  version: string,
  { renames, otherContracts = false }: Difference,
  outdir: string,
) {
  return build({
    entryPoints: ['src/index.ts'],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    mangleProps: renames,
    plugins: [
      vanillaExtractPlugin({ identifiers: classNames(version) }),
      publishedAs(version, otherContracts),
    ],
  });
}

function publishedAs(version: string, otherContracts: boolean): Plugin {
  return {
    name: 'published-as',
    setup({ onLoad }) {
      onLoad({ filter: /package\.json$/ }, () => ({
        loader: 'json',
        contents: JSON.stringify({ version }),
      }));
      if (!otherContracts) return;
      onLoad({ filter: /browser\/registry\.ts$/ }, ({ path }) => ({
        loader: 'ts',
        contents: readFileSync(path, 'utf8').replace(
          `CONTRACT = '1'`,
          `CONTRACT = '2'`,
        ),
      }));
    },
  };
}
