import type { LoggedRequest } from '../../src/testing';
import { matchesPath } from '../../src/testing/routes';

/** How long a busy machine may take until a request arrives, in ms. */
const PATIENCE = 30_000;
const POLL_INTERVAL = 20;

/**
 * Waits until at least `count` requests match a path, or a prefix that ends in
 * `*`. Not with `expect.poll`, which needs to know its test, and several run at
 * the same time.
 */
export async function waitForLog(
  read: () => readonly LoggedRequest[] | Promise<readonly LoggedRequest[]>,
  path: string,
  count = 1,
): Promise<LoggedRequest[]> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const log = await read();
    const found = log.filter((request) => matchesPath(path, request.path));
    if (found.length >= count) return found;
    if (performance.now() >= end) {
      throw new Error(
        `Waited for ${count} request(s) to ${path}; received ${found.length}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}
