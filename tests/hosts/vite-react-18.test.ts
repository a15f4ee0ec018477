import path from 'node:path';
import { serveFolder } from './setup/serveFolder';
import { startHost } from './setup/startHost';
import { testHeader } from './setup/testHeader';
import { testLongPage } from './setup/testLongPage';

const start = () =>
  startHost('vite-react-18', {
    // The types, checked to the last declaration of every package.
    scripts: ['typecheck', 'build'],
    serve: (folder) => serveFolder(path.join(folder, 'dist')),
  });

testHeader('a Vite app with React 18.2 and React Router', start, {
  serverRendered: false,
  clientNavigation: true,
  more: (host) => testLongPage(host, false),
});
