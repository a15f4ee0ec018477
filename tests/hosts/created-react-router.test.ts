import path from 'node:path';
import { homeOf } from './start/createApp';
import { editFile } from './start/editFile';
import { docsCode } from './start/docsCode';
import { german, testCreatedApp } from './checks/testCreatedApp';

testCreatedApp(
  'a new React Router app in framework mode',
  {
    name: 'react-router',
    // The default template is on the network, which tests do not use.
    generate: [
      ...['create-react-router', 'react-router', '--yes'],
      ...['--template', homeOf('react-router')],
      ...['--no-install', '--no-git-init'],
    ],
    async addLintel(folder) {
      await editFile(path.join(folder, 'app/root.tsx'), [
        ['Outlet, ', ''],
        [/export default [^]*$/, ''],
        [/^/, docsCode('React Router')],
      ]);
      // As the documentation says, or the first page may not hydrate.
      await editFile(path.join(folder, 'vite.config.ts'), [
        [
          'defineConfig({',
          "defineConfig({ optimizeDeps: { include: ['lintel', 'lintel/react-router'] },",
        ],
      ]);
    },
    build: [
      ['npm', 'run', 'build'],
      ['npm', 'run', 'typecheck'],
    ],
    develop: {
      command: (port) => ['npx', 'react-router', 'dev', '--port', String(port)],
      ready: /Local/,
    },
    serve: {
      command: () => [
        ...['node_modules/.bin/react-router-serve'],
        'build/server/index.js',
      ],
      ready: /http:/,
    },
  },
  { serverRendered: true, clientNavigation: true, words: german },
);
