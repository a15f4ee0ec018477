import { onTestFinished } from 'vitest';
import {
  startServer,
  type RunningServer,
  type StartServerOptions,
} from '../../src/testing/startServer';

/** A server that stops when the test ends. */
export async function startForTest(
  options?: StartServerOptions,
): Promise<RunningServer> {
  const server = await startServer(options);
  onTestFinished(() => server.close());
  return server;
}

export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The Cookie header that a browser would send after an answer. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
}

/** Runs a function and returns its duration, in ms. */
export async function timed<T>(call: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  const result = await call();
  return [result, performance.now() - start];
}
