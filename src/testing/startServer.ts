import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from './http/answer';
import {
  createBackend,
  type Backend,
  type BackendOptions,
} from './createBackend';
import { send, sendFailure } from './http/answerNode';
import type { NodeRequest, NodeResponse } from './http/nodeHttp';

export interface StartServerOptions extends BackendOptions {
  /** @default 0, any free port */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** Answers what the backend does not, such as the pages under test: any handler of Node's `http`. @default 404 */
  fallback?(req: NodeRequest, res: NodeResponse): unknown;
  /** A backend to serve, whose own options then count. @default a new one */
  backend?: Backend;
}

export interface RunningServer {
  /** The origin it listens on, without a slash at the end. */
  readonly url: string;
  readonly backend: Backend;
  /** Stops it, and cuts off whoever is still connected. */
  close(): Promise<void>;
}

/** Starts the embedded backend (specification §7) as a server of its own. */
export async function startServer(
  options: StartServerOptions = {},
): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', fallback = nothingHere } = options;
  const backend = options.backend ?? createBackend(options);
  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => sendFailure(res, error));
  });

  async function serve(req: NodeRequest, res: NodeResponse) {
    if (!(await backend.handle(req, res))) await fallback(req, res);
  }

  await listen(server, port, host);
  return {
    url: urlOf(server.address() as AddressInfo),
    backend,
    close: () => close(server),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function nothingHere(req: NodeRequest, res: NodeResponse): void {
  send(res, json(404, { error: `There is nothing at ${req.url}` }));
}
