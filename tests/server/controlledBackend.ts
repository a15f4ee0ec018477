import { createVisitor, type Fault, type Visitor } from '../../src/testing';
import { cookieOf } from '../../src/testing/routes';

/** Not a cookie of Lintel, which `forgetPage` deletes. */
const COOKIE = 'backend_visitor';
const CONTROL = /^\/__lintel\/(.*)/;

/**
 * A backend for pages in several browsers at the same time, which they control
 * with `createBackendControl`. Browsers that are not isolated share a visitor. So
 * do those that hide their cookies from the service worker in which it runs.
 */
export function createControlledBackend(): Pick<Visitor, 'answer'> {
  const shared = createVisitor();
  const isolated = new Map<string, Visitor>();

  async function answer(request: Request): Promise<Response | undefined> {
    const id = cookieOf(request.headers.get('cookie') ?? '', COOKIE);
    const visitor = isolated.get(id ?? '') ?? shared;
    const [, command] = CONTROL.exec(new URL(request.url).pathname) ?? [];
    if (command === undefined) return visitor.answer(request);
    if (command === 'isolate') return isolate(visitor);
    return run(visitor, command, await request.text());
  }

  function isolate(visitor: Visitor): Response {
    if (visitor !== shared) return new Response(null, { status: 204 });
    const id = crypto.randomUUID();
    isolated.set(id, createVisitor());
    const headers = { 'set-cookie': `${COOKIE}=${id}; Path=/; SameSite=Lax` };
    return new Response(null, { status: 204, headers });
  }

  return { answer };
}

function run(visitor: Visitor, command: string, text: string): Response {
  const { user, path, fault } = JSON.parse(text) as Order;
  if (command === 'sign-in') visitor.logIn(user);
  if (command === 'sign-out') visitor.logOut();
  if (command === 'fault') visitor.setFault(path, fault);
  if (command === 'reset') visitor.reset();
  return Response.json(visitor.log);
}

interface Order {
  user?: Parameters<Visitor['logIn']>[0];
  path: string;
  fault: Fault | null;
}
