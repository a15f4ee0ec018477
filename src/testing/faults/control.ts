import { newId } from '../../core/browser/newId';
import { json, type Answer } from '../http/answer';
import { cookie } from '../http/cookies';
import type { Fault, Faults } from './faults';
import { isObject } from '../http/body';
import {
  SCOPE_COOKIE,
  type LoggedRequest,
  type RequestLog,
} from '../requestLog';
import type { Route } from '../routes/route';
import { endedSessionCookie, type Sessions } from '../sessions';

/** The parts of the backend that the calls under `/__lintel` control. */
export interface Controlled {
  readonly log: RequestLog;
  readonly faults: Faults;
  readonly sessions: Sessions;
  reset(scope?: string): void;
}

/** The routes of `createBackendControl`. */
export function controlRoutes(backend: Controlled): Route[] {
  return [
    {
      method: 'GET',
      path: '/__lintel/log',
      answer: (request) =>
        json(200, backend.log.select(request.query.path, scopeOf(request))),
    },
    command('reset', (request) => {
      backend.reset(scopeOf(request));
      return signOut(backend, request);
    }),
    command('fault', (request) => setFault(backend, request)),
    command('sign-in', (request) => signIn(backend, request)),
    command('sign-out', (request) => signOut(backend, request)),
    command('isolate', (request) => {
      const scope = scopeOf(request) ?? newId();
      const setCookie = cookie(SCOPE_COOKIE, scope, { httpOnly: true });
      return { status: 204, headers: { 'set-cookie': setCookie } };
    }),
  ];
}

type Body = Record<string, unknown>;
type Request = LoggedRequest & { readonly body: Body };

/**
 * Accepts JSON only. Other pages in a developer's browser cannot send JSON to
 * localhost without a preflight, which is not answered here.
 */
function command(name: string, run: (request: Request) => Answer): Route {
  return {
    method: 'POST',
    path: `/__lintel/${name}`,
    answer(request) {
      const { body, headers, bodyProblem } = request;
      const type = headers['content-type'];
      const isJson = String(type).startsWith('application/json');
      if (isJson && isObject(body)) return run({ ...request, body });
      return json(400, { error: bodyProblem ?? 'Send a JSON object' });
    },
  };
}

function setFault(backend: Controlled, request: Request): Answer {
  const { path, fault = null } = request.body;
  if (typeof path !== 'string') {
    return json(400, { error: 'The path must be a string' });
  }
  try {
    backend.faults.set(path, fault as Fault, scopeOf(request));
    return { status: 204 };
  } catch (error) {
    return json(400, { error: (error as Error).message });
  }
}

function signIn({ sessions }: Controlled, request: Request): Answer {
  const { user = {} } = request.body;
  if (!isObject(user))
    return json(400, { error: 'The user must be an object' });
  sessions.end(request.cookies);
  const session = sessions.open(user);
  return json(200, session.user, { 'set-cookie': session.setCookie });
}

function signOut({ sessions }: Controlled, request: Request): Answer {
  sessions.end(request.cookies);
  return { status: 204, headers: { 'set-cookie': endedSessionCookie } };
}

function scopeOf(request: LoggedRequest): string | undefined {
  return request.cookies[SCOPE_COOKIE];
}
