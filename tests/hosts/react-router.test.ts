import path from 'node:path';
import { proxyTo } from './setup/proxyTo';
import { startHost } from './setup/startHost';
import { startProcess, type StartedProcess } from './setup/startProcess';
import { testHeader } from './setup/testHeader';

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
