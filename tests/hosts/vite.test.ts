import path from 'node:path';
import { testHeader } from './checks/testHeader';
import { testLongPage } from './checks/testLongPage';
import { serveFolder } from './start/serveFolder';
import { startHost } from './start/startHost';

const withReact18 = () =>
  startHost('vite-react-18', {
    // The types, with all declarations of every package checked.
    scripts: ['typecheck', 'build'],
    serve: (folder) => serveFolder(path.join(folder, 'dist')),
  });

const withReact19 = () =>
  startHost('react-19', {
    scripts: ['typecheck', 'build:client'],
    serve: (folder) => serveFolder(path.join(folder, 'client/dist')),
  });

testHeader('a Vite app with React 18.2 and React Router', withReact18, {
  serverRendered: false,
  clientNavigation: true,
  more: (host) => testLongPage(host, false),
});

testHeader('a Vite app with React 19 and React Router', withReact19, {
  serverRendered: false,
  clientNavigation: true,
});
