import path from 'node:path';
import { proxyTo } from './proxyTo';
import { startHost, type Host } from './startHost';
import { startProcess, type StartedProcess } from './startProcess';

const NEXT = 'node_modules/next/dist/bin/next';

/** Builds and starts one of the two apps that share an installed Next. */
export function startNext(app: 'app-router' | 'pages-router'): Promise<Host> {
  let next: StartedProcess | undefined;
  const isMain = app === 'app-router';
  return startHost('next', {
    scripts: [isMain ? 'build' : `build:${app}`],
    async serve(folder) {
      next = await startProcess(
        [
          path.join(folder, NEXT),
          'start',
          ...['--port', '0', '--hostname', '127.0.0.1'],
        ],
        isMain ? folder : path.join(folder, app),
        /http:\/\/127\.0\.0\.1:(\d+)[^]*Ready in/,
      );
      return proxyTo(Number(next.match[1]));
    },
    stop: async () => next?.stop(),
  });
}
