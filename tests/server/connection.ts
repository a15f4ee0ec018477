import type { ServerResponse } from 'node:http';

/** The line to one client while its request is being answered. */
export interface Connection {
  /** Closed by either side, or answered. */
  readonly over: boolean;
  /** The client left before it had the whole answer. */
  readonly aborted: boolean;
  /** Calls back once it is over; at once if it is. */
  whenOver(listener: () => void): void;
  /** Ends it without an answer. */
  destroy(): void;
}

export function watchConnection(res: ServerResponse): Connection {
  let over = false;
  let finished = false;
  let destroyed = false;
  res.once('finish', () => {
    finished = true;
  });
  res.once('close', () => {
    over = true;
  });
  return {
    get over() {
      return over || res.writableEnded;
    },
    get aborted() {
      return over && !finished && !destroyed;
    },
    whenOver(listener) {
      if (over) listener();
      else res.once('close', listener);
    },
    destroy() {
      destroyed = true;
      res.socket?.destroy();
    },
  };
}

/** Waits, in ms, but no longer than the client does. */
export function pause(connection: Connection, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    connection.whenOver(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
