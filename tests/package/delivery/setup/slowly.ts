import {
  connect,
  createServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowServer {
  url: string;
  close(): Promise<void>;
}

/**
 * The same server with a latency: 100 ms in each direction, and two such round
 * trips (TCP, TLS) before a new connection carries anything. A page that is
 * left before that has sent nothing. What is on its way arrives later.
 */
export async function startSlowly(
  target: string,
  roundTrip = 100,
): Promise<SlowServer> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const origin = connect(Number(new URL(target).port), '127.0.0.1');
    const openedAt = performance.now() + 2 * roundTrip;
    pass(client, origin, roundTrip / 2, openedAt);
    pass(origin, client, roundTrip / 2, 0);
    for (const socket of [client, origin]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => close(server, open),
  };
}

/**
 * Forwards the data of one side, in order and delayed, once the connection is
 * open.
 */
function pass(from: Socket, to: Socket, delay: number, openedAt: number): void {
  let isCut = false;
  let last = Promise.resolve();
  const later = (act: () => void) => {
    const at = Math.max(performance.now(), openedAt) + delay;
    last = last
      .then(() => pause(Math.max(at - performance.now(), 0)))
      .then(() => {
        if (!isCut) act();
      });
  };
  from.on('data', (chunk: Buffer) => later(() => to.write(chunk)));
  from.on('error', () => {});
  from.on('close', () => {
    if (performance.now() < openedAt) {
      isCut = true;
      to.destroy();
    } else {
      later(() => to.end());
    }
  });
}

function close(server: Server, open: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of open) socket.destroy();
  });
}
