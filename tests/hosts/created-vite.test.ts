import { cp } from 'node:fs/promises';
import path from 'node:path';
import { homeOf } from './start/createApp';
import { editFile } from './start/editFile';
import { testCreatedApp } from './checks/testCreatedApp';

testCreatedApp(
  'a new Vite app',
  {
    name: 'vite',
    generate: ['create-vite', 'vite', '--template', 'react-ts'],
    commands: [['npm', 'install', 'react-router']],
    async addLintel(folder) {
      const src = path.join(folder, 'src');
      await cp(homeOf('client'), src, { recursive: true });
      // The template's page is a column in the middle of the window.
      await editFile(path.join(src, 'index.css'), [[/#root {[^}]*}\n/, '']]);
    },
    serve: 'dist',
  },
  { serverRendered: false, clientNavigation: true },
);
