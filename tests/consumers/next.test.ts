import { proxyTo } from './setup/proxyTo';
import { startHost } from './setup/startHost';
import { startProcess, type StartedProcess } from './setup/startProcess';
import { testHeader } from './setup/testHeader';

const NEXT = 'node_modules/next/dist/bin/next';

function start() {
  let next: StartedProcess | undefined;
  return startHost('next', {
    async serve(folder) {
      next = await startProcess(
        [NEXT, 'start', '--port', '0', '--hostname', '127.0.0.1'],
        folder,
        /http:\/\/127\.0\.0\.1:(\d+)[^]*Ready in/,
      );
      return proxyTo(Number(next.match[1]));
    },
    stop: async () => next?.stop(),
  });
}

testHeader("Next's App Router", start, {
  serverRendered: true,
  clientNavigation: true,
  measured: true,
});
