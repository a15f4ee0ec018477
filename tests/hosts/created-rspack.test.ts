import { cp } from 'node:fs/promises';
import path from 'node:path';
import { homeOf } from './start/createApp';
import { editFile } from './start/editFile';
import { testCreatedApp } from './checks/testCreatedApp';

testCreatedApp(
  'a new Rspack app',
  {
    name: 'rspack',
    generate: ['create-rspack', 'rspack', '--template', 'react-ts'],
    commands: [['npm', 'install', 'react-router']],
    async addLintel(folder) {
      const src = path.join(folder, 'src');
      await cp(homeOf('client'), src, { recursive: true });
      // The template's page is a card in the middle of the window.
      await editFile(path.join(src, 'index.css'), [
        [/  display: flex;\n  place-items: center;\n/, ''],
      ]);
      await editFile(path.join(folder, 'rspack.config.ts'), [
        // React and its router alone come close to the size that triggers the
        // warning.
        [
          'export default defineConfig({',
          'export default defineConfig({\n  performance: false,',
        ],
      ]);
    },
    build: [
      ['npm', 'run', 'build'],
      ['npx', 'tsc'],
    ],
    serve: 'dist',
  },
  { serverRendered: false, clientNavigation: true },
);
