import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { run } from '../../../hosts/start/run';
import { packTarball } from '../../../hosts/start/tarball';
import { createWorkFolder } from '../../size/workFolder.mjs';

/**
 * Builds the pages with the packed package. Resolves to the folder of their
 * scripts, which begin with `/built/`.
 */
export async function buildPages(): Promise<string> {
  const { file } = await packTarball();
  const pages = fileURLToPath(new URL('../page', import.meta.url));
  const { folder, lintel } = createWorkFolder('lintel-delivery', pages);
  await run('tar', ['-xzf', file, '--strip-components=1'], { cwd: lintel });
  const { NODE_ENV } = process.env;
  // React chooses its build by this variable, which the test run has set.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: folder,
      base: '/built/',
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir: 'out/built',
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
  return path.join(folder, 'out');
}
