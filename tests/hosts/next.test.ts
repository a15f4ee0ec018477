import { testHeader } from './checks/testHeader';
import { testMenusFromCms } from './checks/testMenusFromCms';
import { startHost } from './start/startHost';

const start = () =>
  startHost('next', {
    command: (port) => [
      ...['node', 'node_modules/next/dist/bin/next', 'start'],
      ...['--port', String(port), '--hostname', '127.0.0.1'],
    ],
    ready: /Ready in/,
  });

testHeader("Next's App Router", start, {
  serverRendered: true,
  measured: true,
  more: testMenusFromCms,
});
