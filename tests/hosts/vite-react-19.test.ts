import path from 'node:path';
import { serveFolder } from './setup/serveFolder';
import { startHost } from './setup/startHost';
import { testHeader } from './setup/testHeader';

const start = () =>
  startHost('react-19', {
    scripts: ['typecheck', 'build:client'],
    serve: (folder) => serveFolder(path.join(folder, 'client/dist')),
  });

testHeader('a Vite app with React 19 and React Router', start, {
  serverRendered: false,
  clientNavigation: true,
});
