/**
 * Builds the browser's part of the contract page into the given folder. The
 * tests run it in the app's folder with `NODE_ENV`, which bundlers read to
 * choose React's build.
 */
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const root = process.cwd();
const mode = process.env.NODE_ENV ?? 'production';

await build({
  root,
  mode,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  resolve: {
    alias: {
      'lintel-cjs': path.join(root, 'node_modules/lintel/dist/index.cjs'),
    },
  },
  build: {
    outDir: process.argv[2],
    minify: mode === 'production',
    modulePreload: false,
    rollupOptions: {
      input: [
        'client.js',
        'firstRender.js',
        'copies.js',
        'mounts.js',
        'parts.js',
      ],
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
});
