import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { run } from '../../../hosts/start/run';
import { packTarball } from '../../../hosts/start/tarball';
import { createWorkFolder } from '../../size/workFolder.mjs';

export type Mode = 'development' | 'production';

export interface BuiltPages {
  /** The app's folder with the installed package. */
  folder: string;
  /** The scripts, in a folder for each mode. */
  scripts: string;
}

/**
 * Builds the pages with the packed package, for production and with React's
 * development build.
 */
export async function buildPages(): Promise<BuiltPages> {
  const { file } = await packTarball();
  const pages = fileURLToPath(new URL('../page', import.meta.url));
  const { folder, lintel } = createWorkFolder('lintel-delivery', pages);
  await run('tar', ['-xzf', file, '--strip-components=1'], { cwd: lintel });
  await buildIn('production', folder);
  await buildIn('development', folder);
  return { folder, scripts: path.join(folder, 'built') };
}

async function buildIn(mode: Mode, folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // React chooses its build by this variable, which the test run has set.
  process.env.NODE_ENV = mode;
  try {
    await build({
      root: folder,
      mode,
      base: `/${mode}/`,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir: `built/${mode}`,
        modulePreload: false,
        rollupOptions: {
          input: ['events.tsx', 'landing.ts'],
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
          },
        },
      },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
