import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer, type RunningServer } from '../../server/startServer';
import { withPictures } from '../../server/withPictures';
import { install } from './install';
import { run } from './run';

export const HOSTS = ['next', 'react-19', 'astro', 'jest', 'types'] as const;

export type HostName = (typeof HOSTS)[number];

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

export interface Host extends RunningServer {
  /** The folder in which the app is installed. */
  folder: string;
}

export interface StartHostOptions {
  /** The app's scripts to run, in order. @default only `build` */
  scripts?: string[];
  /** Serves the build, from the app's folder. */
  serve(folder: string): Handler | Promise<Handler>;
  /** Stops the server that `serve` has started. */
  stop?(): Promise<void>;
}

/**
 * Installs an app, builds it for production, and serves it behind the embedded
 * backend.
 */
export async function startHost(
  name: HostName,
  { scripts = ['build'], serve, stop }: StartHostOptions,
): Promise<Host> {
  const folder = await installHost(name);
  let handler: Handler | undefined;
  const server = await startServer({
    fallback: withPictures((req, res) => handler?.(req, res)),
  });
  // At build time, the apps read the addresses of their collector, their
  // pictures and the French site, which are on the same host.
  const env = {
    EVENTS_HOST: server.url,
    VITE_EVENTS_HOST: server.url,
    MEDIA_HOST: server.url,
    VITE_MEDIA_HOST: server.url,
    FRENCH_HOST: server.url,
    VITE_FRENCH_HOST: server.url,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  try {
    for (const script of scripts) {
      await run('npm', ['run', script], { cwd: folder, env });
    }
    handler = await serve(folder);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    ...server,
    folder,
    async close() {
      await stop?.();
      await server.close();
    },
  };
}

/**
 * Installs all of them at the same time, because an install mostly waits for
 * the network.
 */
export async function installHost(name: HostName): Promise<string> {
  const installs = HOSTS.map((host) => install(`tests/hosts/${host}`));
  await Promise.allSettled(installs);
  return installs[HOSTS.indexOf(name)]!;
}
