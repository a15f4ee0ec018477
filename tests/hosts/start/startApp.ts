import {
  createServer,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
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
  stop(): Promise<void>;
}

/** Serves a built app: from its folder of static files, or by its server. */
export async function startApp(
  folder: string,
  serve: string | AppServer,
): Promise<StartedApp> {
  if (typeof serve === 'string') {
    const handler = serveFolder(path.join(folder, serve));
    return { handler, stop: async () => {} };
  }
  const port = await freePort();
  const [command = '', ...args] = serve.command(port);
  const env = { PORT: String(port) };
  const options = { command, env };
  const { stop } = await startProcess(args, folder, serve.ready, options);
  return { handler: proxyTo(port), stop };
}

/** Not every server prints the port it was given. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error();
  return address.port;
}

/** Forwards a request to a server on this machine, and returns its response. */
function proxyTo(port: number) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { method, url, headers } = req;
    const onward = request({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers,
    });
    onward.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.once('error', () => res.destroy());
    res.once('close', () => onward.destroy());
    req.pipe(onward);
  };
}
