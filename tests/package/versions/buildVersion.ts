import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { classNames } from '../../../src/styles/classNames';

/** The names of properties, in entries of the registry, that another version may have. */
const RENAMED = /^(here|bytes|requests)$/;

/** Builds this version's sources into a folder, published as another version. */
export function buildVersion(version: string, outdir: string) {
  return build({
    entryPoints: ['src/index.ts'],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    mangleProps: RENAMED,
    plugins: [
      vanillaExtractPlugin({ identifiers: classNames(version) }),
      publishedAs(version),
    ],
  });
}

function publishedAs(version: string): Plugin {
  return {
    name: 'published-as',
    setup({ onLoad }) {
      onLoad({ filter: /package\.json$/ }, () => ({
        loader: 'json',
        contents: JSON.stringify({ version }),
      }));
    },
  };
}
