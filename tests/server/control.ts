import type { Fault, LoggedRequest, Visitor } from '../../src/testing';
import { waitForLog } from './waitForLog';

export type UserFields = NonNullable<Parameters<Visitor['logIn']>[0]>;

/** Controls this browser's visitor of a controlled backend, from a page. */
export function createBackendControl() {
  async function order(command: string, body = {}): Promise<LoggedRequest[]> {
    const response = await fetch(`/__lintel/${command}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${command}: HTTP ${response.status}`);
    return response.status === 204
      ? []
      : ((await response.json()) as LoggedRequest[]);
  }

  const log = () => order('log');
  return {
    /** The requests to a path, oldest first. @default all */
    log: async (path?: string) =>
      (await log()).filter((request) => !path || request.path === path),
    waitForLog: (path: string, count?: number) => waitForLog(log, path, count),
    setFault: (path: string, fault: Fault | null) =>
      order('fault', { path, fault }),
    logIn: (user?: UserFields) => order('sign-in', { user }),
    logOut: () => order('sign-out'),
    reset: () => order('reset'),
    /** Gives this browser a visitor of its own, by a cookie. */
    isolate: () => order('isolate'),
  };
}
