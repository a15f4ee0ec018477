import path from 'node:path';
import { editFile } from './start/editFile';
import { docsHeader } from './start/docsCode';
import { german, testCreatedApp } from './checks/testCreatedApp';

testCreatedApp(
  'a new Astro app with view transitions',
  {
    name: 'astro',
    // `create astro` only downloads its template, and tests have no network.
    commands: [['npx', 'astro', 'add', 'react', '--yes']],
    async addLintel(folder) {
      const { imports, header } = docsHeader('Astro');
      await editFile(path.join(folder, 'src/layouts/Layout.astro'), [
        ['---\n', `---\n${imports}\n`],
        [
          '<main',
          `${header.replace('client:load', 'client:load transition:persist')}<main`,
        ],
        // As the guide says.
        ['    height: 100%', '    min-height: 100%'],
      ]);
    },
    develop: {
      command: (port) => ['npx', 'astro', 'dev', '--port', String(port)],
      ready: /Local/,
    },
    serve: 'dist',
  },
  { serverRendered: true, clientNavigation: true, words: german },
);
