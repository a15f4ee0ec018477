// Builds the page for the browser, and renders it once as a server would.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const shared = { root, configFile: false, plugins: [react()] };

await build({ ...shared, build: { target: 'es2022' } });
await build({
  ...shared,
  build: { ssr: 'server.tsx', outDir: 'dist-server' },
});

const { html } = await import(
  new URL('dist-server/server.js', import.meta.url)
);
const page = new URL('dist/index.html', import.meta.url);
const template = await readFile(page, 'utf8');
await writeFile(page, template.replace('<!--app-->', html));
