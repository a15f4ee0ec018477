import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { run } from '../../hosts/start/run';
import { packTarball } from '../../hosts/start/tarball';
import { createWorkFolder } from '../../package/size/workFolder.mjs';
import { contestants } from './contestants';

/**
 * Builds a page for each contestant with the packed package, for production.
 * Returns the folder of the scripts.
 */
export async function buildContestants(): Promise<string> {
  const { file } = await packTarball();
  const pages = fileURLToPath(new URL('pages', import.meta.url));
  const { folder, lintel } = createWorkFolder('lintel-bench-delivery', pages);
  await run('tar', ['-xzf', file, '--strip-components=1'], { cwd: lintel });
  process.env.NODE_ENV = 'production';
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: 'built',
      modulePreload: false,
      rollupOptions: {
        input: contestants.map(({ page }) => `${page}.ts`),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return path.join(folder, 'built');
}
