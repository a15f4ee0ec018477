import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { classNames } from '../../../src/styles/classNames';

/** A way in which another version's sources differ. */
export interface Difference {
  /** The names of properties that are called something else. */
  renames?: RegExp;
  /** Whether it has other contracts with the versions beside it. */
  otherContracts?: boolean;
}

/** Builds this version's sources, published as another version. */
export function buildVersion(
  version: string,
  { renames, otherContracts = false }: Difference = {},
  options: BuildOptions = {},
) {
  return build({
    entryPoints: ['src/index.ts'],
    outdir: 'unused',
    bundle: true,
    format: 'esm',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(renames && { mangleProps: renames }),
    plugins: [
      vanillaExtractPlugin({ identifiers: classNames(version) }),
      publishedAs(version, otherContracts),
    ],
    ...options,
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
      onLoad({ filter: /browser\/registry\.ts$/ }, ({ path }) => ({
        loader: 'ts',
        contents: otherContracts
          ? readFileSync(path, 'utf8').replace(
              `CONTRACT = '1'`,
              `CONTRACT = '2'`,
            )
          : readFileSync(path, 'utf8'),
      }));
    },
  };
}
