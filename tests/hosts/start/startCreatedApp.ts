import { createServer } from 'node:http';
import path from 'node:path';
import { startServer } from '../../server/startServer';
import { withPictures } from '../../server/withPictures';
import { createApp, createdFolder, type Recipe } from './createApp';
import { generatorEnvironment } from './generators';
import { proxyTo } from './proxyTo';
import { runLoudly } from './run';
import { serveFolder } from './serveFolder.mjs';
import type { Host } from './startHost';
import { startProcess } from './startProcess';

/** An app made by a framework's generator, with Lintel added. */
export interface CreatedApp extends Recipe {
  /** Follows the README in the app's folder. */
  addLintel(folder: string): Promise<void>;
  /** Scripts to run, in order. @default `npm run build` */
  build?: string[][];
  /** A folder of static files, or a server. */
  serve: string | Serving;
  /** The development server of the app. @default not started */
  develop?: Serving;
}

/** How to start a server. */
export interface Serving {
  /** Program and arguments. */
  command(port: number): string[];
  /** The output that shows that it is listening. */
  ready: RegExp;
}

export interface StartedApp extends Host {
  /** The output of the build. */
  buildOutput: string;
  /** The server's output so far. */
  serverOutput(): string;
}

/**
 * Creates the app, follows the README, builds for production, and serves it
 * behind the embedded backend.
 */
export async function startCreatedApp(app: CreatedApp): Promise<StartedApp> {
  const folder = await createApp(app);
  const env = await generatorEnvironment();
  await app.addLintel(folder);
  let buildOutput = '';
  for (const [program = '', ...args] of app.build ?? [
    ['npm', 'run', 'build'],
  ]) {
    const output = await runLoudly(program, args, { cwd: folder, env });
    buildOutput += output.stdout + output.stderr;
  }
  const { handler, output, stop } = await serve(app, folder);
  const server = await startServer({
    fallback: withPictures(handler),
  });
  return {
    ...server,
    folder,
    buildOutput,
    serverOutput: output,
    async close() {
      await stop();
      await server.close();
    },
  };
}

async function serve({ name, serve: how }: CreatedApp, folder: string) {
  if (typeof how === 'string') {
    const handler = serveFolder(path.join(folder, how));
    return { handler, output: () => '', stop: async () => {} };
  }
  const { port, output, stop } = await startServing(name, how);
  return { handler: proxyTo(port), output, stop };
}

/** Starts a server of an existing app. */
export async function startServing(
  name: string,
  { command: commandAt, ready }: Serving,
) {
  const port = await freePort();
  const [command = '', ...args] = commandAt(port);
  const env = { ...(await generatorEnvironment()), PORT: String(port) };
  const folder = createdFolder(name);
  const started = await startProcess(args, folder, ready, { command, env });
  return { ...started, port };
}

/** Not every server prints the port it was given. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error();
  return address.port;
}
