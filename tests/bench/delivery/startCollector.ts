import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventsIn, type Arrived } from './eventsIn';

/** What goes wrong at the collector. */
export interface CollectorFault {
  /** The status of every answer. */
  status?: number;
  /** How long an answer takes, in ms. */
  delay?: number;
  /** Closes the connection without an answer. */
  drop?: boolean;
  /** Answers with `Access-Control-Allow-Origin: *`. */
  allowsAny?: boolean;
  /** Closes the connection after the answer. */
  closes?: boolean;
}

/** A server that accepts the events of every contestant. */
export interface Collector {
  url: string;
  fault: CollectorFault;
  /** The events that were answered with 200. */
  arrived: Arrived[];
  /** The number of requests with events, whatever their answer. */
  requests: number;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const server = createServer((req, res) => void answer(req, res));
  const collector: Collector = {
    url: '',
    fault: {},
    arrived: [],
    requests: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const body = await bodyOf(req);
    const { fault } = collector;
    const events = eventsIn(body);
    if (events.length > 0) collector.requests += 1;
    if (fault.drop) return req.socket.destroy();
    for (const [name, value] of Object.entries(headersFor(req, fault))) {
      res.setHeader(name, value);
    }
    if (req.method === 'OPTIONS') return res.writeHead(204).end();
    const { status = 200 } = fault;
    // Received: the page may not wait for the answer.
    if (status === 200) collector.arrived.push(...events);
    if (fault.delay) await pause(fault.delay);
    res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  collector.url = `http://127.0.0.1:${port}`;
  return collector;
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of req) chunks.push(chunk as Buffer);
  } catch {
    // The page has closed the connection: nothing has arrived.
    return '';
  }
  return Buffer.concat(chunks).toString();
}

function headersFor(
  { headers }: IncomingMessage,
  { allowsAny, closes }: CollectorFault,
): Record<string, string> {
  return {
    'access-control-allow-origin': allowsAny ? '*' : (headers.origin ?? '*'),
    'access-control-allow-headers':
      headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'POST',
    ...(allowsAny ? {} : { 'access-control-allow-credentials': 'true' }),
    ...(closes ? { connection: 'close' } : {}),
  };
}
