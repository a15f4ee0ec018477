import { failure, type Answer } from './answer';
import { answerWithFault } from '../faults/answerWithFault';
import type { Connection } from './connection';
import { readCookies } from './cookies';
import { allowedOrigin } from './cors';
import type { Faults } from '../faults/faults';
import { loggedBody } from './loggedBody';
import { splitTarget } from './paths';
import { receive, type Incoming } from './receive';
import type { LoggedRequest, RequestLog } from '../requestLog';
import type { Route } from '../routes/route';
import { answerOf, findRoute } from '../routes/routes';
import { SCOPE_COOKIE } from '../scope';
import type { Sessions } from '../sessions';

/** Takes requests from the wire to their answers. */
export interface Exchange {
  /**
   * Resolves to `false`, with nothing read or written, if nothing here answers
   * the request's path.
   */
  answer(incoming: Incoming, connect: () => Connection): Promise<boolean>;
  /** Ends the requests that a fault still holds. */
  cutHeld(scope?: string): void;
}

interface Routes {
  /** Steer the backend, and stay out of its log and its faults. */
  readonly control: readonly Route[];
  readonly served: readonly Route[];
}

export function createExchange(
  sessions: Sessions,
  log: RequestLog,
  faults: Faults,
  { control, served }: Routes,
): Exchange {
  const held = new Map<Connection, string | undefined>();

  async function answer(
    incoming: Incoming,
    connect: () => Connection,
  ): Promise<boolean> {
    const { path } = splitTarget(incoming.url);
    const steering = findRoute(control, path);
    if (steering) return steer(steering, incoming, connect());
    const route = findRoute(served, path);
    const scope = readCookies(incoming.cookie)[SCOPE_COOKIE];
    const fault = faults.take(incoming.method, path, scope);
    if (!route && !fault) return false;

    const connection = connect();
    if (fault) {
      held.set(connection, scope);
      connection.whenOver(() => held.delete(connection));
    }
    const received = await receive(incoming, route !== undefined);
    const entry = addTo(log, received.request, connection);
    if (received.upload === 'cutOff') return true;
    // On the connection, not on an answer: a page is to see the failures too.
    if (route?.crossOrigin) {
      connection.addHeaders(allowedOrigin(received.request));
    }
    const status = await answerWithFault(
      connection,
      fault ?? {},
      () => route && answerOf(route, received, sessions),
    );
    if (typeof status === 'number') entry.status = status;
    if (status === 'passed') held.delete(connection);
    return status !== 'passed';
  }

  async function steer(
    route: Route,
    incoming: Incoming,
    connection: Connection,
  ): Promise<true> {
    const received = await receive(incoming);
    connection.send(answerOf(route, received, sessions));
    return true;
  }

  return {
    async answer(incoming, connect) {
      let connection: Connection | undefined;
      const once = () => (connection ??= connect());
      try {
        return await answer(incoming, once);
      } catch (error) {
        endWith(once(), failure(error));
        return true;
      }
    },
    cutHeld(scope) {
      for (const [connection, owner] of [...held]) {
        // With an answer: a connection that closes without one makes browsers
        // repeat the request.
        if (scope === undefined || owner === scope) {
          endWith(connection, { status: 503 });
        }
      }
    },
  };
}

function addTo(
  log: RequestLog,
  request: LoggedRequest,
  connection: Connection,
): LoggedRequest {
  const entry = { ...request, body: loggedBody(request.body) };
  connection.whenOver(() => {
    if (connection.aborted) entry.aborted = true;
  });
  log.add(entry);
  return entry;
}

/** With an answer, if none has begun. */
function endWith(connection: Connection, answer: Answer): void {
  if (connection.begun) connection.destroy();
  else connection.send(answer);
}
