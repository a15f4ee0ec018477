import path from 'node:path';
import { serveFolder } from './setup/serveFolder';
import { startHost } from './setup/startHost';
import { testHeader } from './setup/testHeader';

const start = () =>
  startHost('astro', {
    serve: (folder) => serveFolder(path.join(folder, 'dist')),
  });

testHeader('an Astro island', start, {
  serverRendered: true,
  clientNavigation: false,
});
