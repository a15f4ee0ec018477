import { afterAll, beforeAll } from 'vitest';
import { startServer, type RunningServer } from '../../server/startServer';
import { withPictures } from '../../server/withPictures';
import { install } from './install';
import { run } from './run';
import { startApp, type AppServer, type StartedApp } from './startApp';

interface HostOptions {
  /** Its folder in `tests/hosts`. */
  app: string;
  /** Whether it has the sources in `tests/hosts/shared`, too. */
  isSharing?: boolean;
  serve: string | AppServer;
  /** The npm script that builds it. @default 'build' */
  script?: string;
  /** Writes more of its files before that. */
  prepare?(folder: string): Promise<void>;
}

/** Starts an app before the tests of a group, and stops it after them. */
export function hostFor(options: HostOptions): () => RunningServer {
  let host: RunningServer | undefined;
  beforeAll(async () => {
    host = await startHost(options);
  });
  afterAll(() => host?.close());
  return () => host!;
}

/**
 * Installs an app, builds it for production, and serves it behind the embedded
 * backend.
 */
async function startHost({
  app: name,
  isSharing,
  serve,
  script = 'build',
  prepare,
}: HostOptions): Promise<RunningServer> {
  const shared = isSharing ? 'tests/hosts/shared' : undefined;
  const folder = await install(`tests/hosts/${name}`, shared);
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
    async close() {
      await app?.stop();
      await server.close();
    },
  };
}
