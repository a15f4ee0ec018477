import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { proxyTo } from './proxyTo';
import { serveFolder } from './serveFolder.mjs';
import { startProcess } from './startProcess';

/** A server of an app. */
export interface AppServer {
  /** Program and arguments. */
  command(port: number): string[];
  /** The output that shows that it is listening. */
  ready: RegExp;
}

export interface StartedApp {
  handler: (req: IncomingMessage, res: ServerResponse) => unknown;
  /** Everything that the server has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Serves a built app: from its folder of static files, or by its server. */
export async function startApp(
  folder: string,
  serve: string | AppServer,
  env: NodeJS.ProcessEnv = {},
): Promise<StartedApp> {
  if (typeof serve !== 'string') return startAppServer(folder, serve, env);
  const handler = serveFolder(path.join(folder, serve));
  return { handler, output: () => '', stop: async () => {} };
}

export async function startAppServer(
  folder: string,
  { command, ready }: AppServer,
  env: NodeJS.ProcessEnv = {},
) {
  const port = await freePort();
  const [program = '', ...args] = command(port);
  const started = await startProcess(args, folder, ready, {
    command: program,
    env: { ...env, PORT: String(port) },
  });
  return { ...started, handler: proxyTo(port), port };
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
