import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, sendFailure } from './answer';
import { answerWithFault } from './answerWithFault';
import { watchConnection, type Connection } from './connection';
import { readCookies } from './cookies';
import { allowOrigin } from './cors';
import type { Faults } from './faults';
import { loggedBody } from './loggedBody';
import { splitTarget } from './paths';
import { receive } from './receive';
import type { LoggedRequest, RequestLog } from './requestLog';
import type { Route } from './routes/route';
import { answerOf, findRoute } from './routes/routes';
import { SCOPE_COOKIE } from './scope';
import type { Sessions } from './sessions';

/** Takes requests from the wire to their answers. */
export interface Exchange {
  /** Resolves to `false` if nothing here answers the request's path. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
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
  const held = new Map<ServerResponse, string | undefined>();

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<boolean> {
    const { path } = splitTarget(req.url ?? '/');
    const steering = findRoute(control, path);
    if (steering) return steer(steering, req, res);
    const route = findRoute(served, path);
    const scope = readCookies(req.headers.cookie)[SCOPE_COOKIE];
    const fault = faults.take(req.method ?? 'GET', path, scope);
    if (!route && !fault) return false;

    const connection = watchConnection(res);
    if (fault) {
      held.set(res, scope);
      connection.whenOver(() => held.delete(res));
    }
    const received = await receive(req, route !== undefined);
    const entry = addTo(log, received.request, connection);
    if (received.upload === 'cutOff') return true;
    // On the response, not on an answer: a page is to see the failures too.
    if (route?.crossOrigin) allowOrigin(res, received.request);
    const status = await answerWithFault(
      res,
      connection,
      fault ?? {},
      () => route && answerOf(route, received, sessions),
    );
    if (typeof status === 'number') entry.status = status;
    if (status === 'passed') held.delete(res);
    return status !== 'passed';
  }

  async function steer(
    route: Route,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<true> {
    const received = await receive(req);
    send(res, answerOf(route, received, sessions));
    return true;
  }

  return {
    handle: (req, res) =>
      answer(req, res).catch((error: unknown) => {
        sendFailure(res, error);
        return true;
      }),
    cutHeld(scope) {
      for (const [res, owner] of [...held]) {
        if (scope === undefined || owner === scope) cutOff(res);
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

/** With an answer, if none has begun: a connection that closes without one makes browsers repeat the request. */
function cutOff(res: ServerResponse): void {
  if (res.headersSent) res.socket?.destroy();
  else send(res, { status: 503 });
}
