import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { json } from './http/answer';
import {
  createBackend,
  type Backend,
  type BackendOptions,
} from './createBackend';
import { send, sendFailure } from './http/answerNode';
import type { NodeRequest, NodeResponse } from './http/nodeHttp';

/**
 * Options of `startServer`.
 * @example
 * import type { StartServerOptions } from 'lintel/testing';
 *
 * const options: StartServerOptions = { port: 3000, control: true };
 */
export interface StartServerOptions extends BackendOptions {
  /**
   * The port.
   * @default `0`, any free port
   * @example 3000
   */
  port?: number | undefined;
  /**
   * The address to listen on.
   * @default '127.0.0.1'
   * @example '0.0.0.0'
   */
  host?: string | undefined;
  /**
   * Handles all other requests, such as those for the tested pages.
   * @default answers with 404
   * @example (req, res) => res.end('<!doctype html>')
   */
  fallback?(req: NodeRequest, res: NodeResponse): unknown;
  /**
   * An existing backend. The other options are then ignored.
   * @default a new one
   * @example createBackend()
   */
  backend?: Backend | undefined;
}

/**
 * A server that was started with `startServer`.
 * @example
 * import { startServer } from 'lintel/testing';
 * import type { RunningServer } from 'lintel/testing';
 *
 * const server: RunningServer = await startServer();
 * await server.close();
 */
export interface RunningServer {
  /**
   * The origin of the server, without a slash at the end.
   * @example 'http://127.0.0.1:3000'
   */
  readonly url: string;
  /**
   * The backend behind the server.
   * @example server.backend.signIn()
   */
  readonly backend: Backend;
  /**
   * Stops the server and closes all connections.
   * @example await server.close()
   */
  close(): Promise<void>;
}

/**
 * Starts the test backend as a separate server.
 * @example
 * import { startServer } from 'lintel/testing';
 *
 * const { url, backend, close } = await startServer();
 * backend.signIn();
 * await fetch(`${url}/api/me`);
 * await close();
 */
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

  server.listen(port, host);
  // Rejects if the port is in use.
  await once(server, 'listening');
  return {
    url: urlOf(host, server.address() as AddressInfo),
    backend,
    close: () => close(server),
  };
}

/** With the given name, because `localhost` does not share cookies with its address. */
function urlOf(host: string, { address, port }: AddressInfo): string {
  const name = isIP(host) ? address : host;
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
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
