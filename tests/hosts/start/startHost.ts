import { startServer, type RunningServer } from '../../server/startServer';
import { withPictures } from '../../server/withPictures';
import { install } from './install';
import { run } from './run';
import { startApp, type AppServer, type StartedApp } from './startApp';

/** The apps, with the folder of sources that they share. */
const HOSTS = {
  next: undefined,
  vite: 'tests/hosts/shared',
  'react-router': 'tests/hosts/shared',
  astro: undefined,
  jest: undefined,
};

export type HostName = keyof typeof HOSTS;

export interface Host extends RunningServer {
  /** The folder in which the app is installed. */
  folder: string;
}

/**
 * Installs an app, builds it for production, and serves it behind the embedded
 * backend.
 *
 * @param script the npm script that builds it
 * @param prepare writes more of its files before that
 */
export async function startHost(
  name: HostName,
  serve: string | AppServer,
  script = 'build',
  prepare?: (folder: string) => Promise<void>,
): Promise<Host> {
  const folder = await installHost(name);
  await prepare?.(folder);
  let app: StartedApp | undefined;
  const server = await startServer({
    fallback: withPictures((req, res) => app?.handler(req, res)),
  });
  // At build time, the apps read the addresses of their collector and their
  // pictures, which are on the same host.
  const env = {
    EVENTS_HOST: server.url,
    VITE_EVENTS_HOST: server.url,
    NEXT_PUBLIC_EVENTS_HOST: server.url,
    MEDIA_HOST: server.url,
    VITE_MEDIA_HOST: server.url,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  try {
    await run('npm', ['run', script], { cwd: folder, env });
    app = await startApp(folder, serve);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    ...server,
    folder,
    async close() {
      await app?.stop();
      await server.close();
    },
  };
}

export function installHost(name: HostName): Promise<string> {
  return install(`tests/hosts/${name}`, HOSTS[name]);
}
