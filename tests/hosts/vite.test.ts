import path from 'node:path';
import { testHeader } from './checks/testHeader';
import { serveFolder } from './start/serveFolder.mjs';
import { startHost } from './start/startHost';

const start = () =>
  startHost('react-19', {
    scripts: ['typecheck', 'build:client'],
    serve: (folder) => serveFolder(path.join(folder, 'client/dist')),
  });

// With React 18.2, in created-webpack.test.ts.
testHeader('a Vite app with React 19 and React Router', start, {
  serverRendered: false,
  clientNavigation: true,
});
