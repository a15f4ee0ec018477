import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createVisitor,
  type LoggedRequest,
  type Visitor,
} from '../../src/testing';
import { answerNode } from '../../src/testing/vitePlugin';
import { waitForLog } from './waitForLog';

/** The visitor to whom all browsers of a server belong. */
export interface Backend extends Visitor {
  waitForLog(path: string, count?: number): Promise<LoggedRequest[]>;
}

export interface ServerOptions {
  /** Answers all other requests. @default with 404 */
  fallback?(req: IncomingMessage, res: ServerResponse): unknown;
}

export interface RunningServer {
  /** The origin, without a slash at the end. */
  url: string;
  backend: Backend;
  close(): Promise<void>;
}

/** Starts the test backend as a server in front of the pages under test. */
export async function startServer({
  fallback = (_, res) => res.writeHead(404).end(),
}: ServerOptions = {}): Promise<RunningServer> {
  const backend = createBackend();
  const server = createServer(async (req, res) => {
    try {
      if (!(await answerNode(backend, req, res))) await fallback(req, res);
    } catch (error) {
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backend,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

function createBackend(): Backend {
  const visitor = createVisitor();
  return Object.assign(visitor, {
    waitForLog: (path: string, count?: number) =>
      waitForLog(() => visitor.log, path, count),
  });
}
