import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { homeOf } from './start/createApp';
import { editFile } from './start/editFile';
import { docsCode } from './start/docsCode';
import { testCreatedApp } from './checks/testCreatedApp';

testCreatedApp(
  'a new TanStack Start app',
  {
    name: 'tanstack',
    generate: [
      ...['tanstack', 'create', 'tanstack', '--yes', '--package-manager'],
      ...['npm', '--no-install', '--no-git', '--no-intent'],
    ],
    async addLintel(folder) {
      const src = path.join(folder, 'src');
      await cp(homeOf('tanstack'), src, { recursive: true });
      await writeFile(
        path.join(src, 'SiteHeader.tsx'),
        docsCode('Other routers'),
      );
      await editFile(path.join(src, 'routes/__root.tsx'), [
        // Replaces the template's own.
        [
          "import Header from '../components/Header'",
          "import { SiteHeader } from '../SiteHeader'",
        ],
        ['<Header />', '<SiteHeader />'],
      ]);
      await editFile(path.join(src, 'routes/index.tsx'), [
        ['<main className', '<main id="content" className'],
      ]);
      await editFile(path.join(src, 'styles.css'), [
        // Google's fonts are on the network, which tests do not use.
        [/@import url\("https:\/\/fonts\.googleapis\.com[^\n]*\n/, ''],
      ]);
    },
    build: [
      ['npm', 'run', 'build'],
      ['npx', 'tsc'],
    ],
    develop: {
      command: (port) => ['npx', 'vite', 'dev', '--port', String(port)],
      ready: /Local/,
    },
    serve: {
      command: (port) => [
        ...['node', 'node_modules/vite/bin/vite.js', 'preview'],
        ...['--host', '127.0.0.1', '--port', String(port)],
      ],
      ready: /Local/,
    },
  },
  { serverRendered: true, clientNavigation: true },
);
