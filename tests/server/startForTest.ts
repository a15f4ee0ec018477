import { onTestFinished } from 'vitest';
import {
  startServer,
  type RunningServer,
  type ServerOptions,
} from './startServer';

/** A server that stops when the test ends. */
export async function startForTest(
  options?: ServerOptions,
): Promise<RunningServer> {
  const server = await startServer(options);
  onTestFinished(() => server.close());
  return server;
}
