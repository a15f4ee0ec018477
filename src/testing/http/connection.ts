import type { Answer } from './answer';

/** The line to one client while its request is being answered. */
export interface Connection {
  /** Closed by either side, or answered. */
  readonly over: boolean;
  /** The client left before it had the whole answer. */
  readonly aborted: boolean;
  /** An answer is on its way. */
  readonly begun: boolean;
  /** Calls back once it is over; at once if it is. */
  whenOver(listener: () => void): void;
  /** Lays headers over every answer to come. */
  addHeaders(headers: Readonly<Record<string, string>>): void;
  send(answer: Answer): void;
  /** Sends the headers and the first half of the body, and leaves the answer open. */
  sendHalf(answer: Answer): Promise<void>;
  /** Ends it without an answer. */
  destroy(): void;
}

/** Waits, in ms, but no longer than the client does. */
export function pause(
  connection: Pick<Connection, 'whenOver'>,
  ms: number,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    connection.whenOver(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
