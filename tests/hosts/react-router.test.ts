import path from 'node:path';
import { proxyTo } from './start/proxyTo';
import { startHost } from './start/startHost';
import { startProcess, type StartedProcess } from './start/startProcess';
import { testHeader } from './checks/testHeader';

const SERVE = 'node_modules/@react-router/serve/bin.js';

function start() {
  let server: StartedProcess | undefined;
  return startHost('react-19', {
    scripts: ['build:router'],
    async serve(folder) {
      server = await startProcess(
        [path.join(folder, SERVE), 'build/server/index.js'],
        path.join(folder, 'router'),
        /http:\/\/localhost:(\d+)/,
      );
      return proxyTo(Number(server.match[1]));
    },
    stop: async () => server?.stop(),
  });
}

testHeader("React Router's framework mode", start, {
  serverRendered: true,
  clientNavigation: true,
});
