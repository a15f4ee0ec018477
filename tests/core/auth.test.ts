// @vitest-environment node
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import { createAuth, type Auth } from '../../src/core/auth';
import type { Fault, RunningServer } from '../server';
import { startServer } from '../server';
import { expectConsole } from '../setup/console';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => server.backend.reset());
afterAll(() => server.close());

const settled = async (auth: Auth) => {
  auth.start();
  await vi.waitFor(() => expect(auth.get().status).not.toBe('loading'), 5000);
  return auth.get();
};
const ask = (search = '', timeout?: number) =>
  createAuth({ endpoint: `${server.url}/api/me`, search, timeout });
const answer = (fault: Fault) => server.backend.setFault('/api/me', fault);

describe('who is logged in', () => {
  it('is unknown at first', () => {
    expect(ask().get()).toEqual({ status: 'loading', user: null });
  });

  it('is the member the answer names', async () => {
    answer({ body: { email: 'a@example.com', firstName: 'Ada', extra: 1 } });
    expect(await settled(ask())).toEqual({
      status: 'loggedIn',
      user: { email: 'a@example.com', firstName: 'Ada' },
    });
  });

  it('is the member also when the status is an error', async () => {
    answer({ status: 500, body: { email: 'a@example.com', error: null } });
    expect((await settled(ask())).status).toBe('loggedIn');
  });

  it.each<[string, Fault, string]>([
    ['401 and an error', {}, 'API returned an error.'],
    ['an error', { body: { error: 'x' } }, 'API returned an error.'],
    ['nothing', { body: {} }, 'Response did not include email.'],
    [
      'a number for email',
      { body: { email: 5 } },
      'Response did not include email.',
    ],
    ['an array', { body: [] }, 'Response was not an object.'],
    [
      'null',
      { body: 'null', contentType: 'application/json' },
      'Response was not an object.',
    ],
    ['HTML', { body: '<html>' }, 'JSON'],
    ['an empty body', { status: 200 }, 'JSON'],
    ['a cut connection', { drop: true }, 'fetch failed'],
  ])('is nobody after %s, said once', async (_, fault, message) => {
    answer(fault);
    expectConsole(
      'error',
      new RegExp(`^Error fetching auth data:.*${message}`),
    );
    expect(await settled(ask())).toEqual({ status: 'loggedOut', user: null });
  });

  it('is nobody when the answer does not come in time', async () => {
    answer({ never: true });
    expectConsole('error', /^Error fetching auth data:/);
    expect((await settled(ask('', 50))).status).toBe('loggedOut');
  });

  it('is nobody with the error-auth flag, whatever success-auth says', async () => {
    const state = await settled(ask('?success-auth&error-auth'));
    expect(state).toEqual({ status: 'loggedOut', user: null });
    expect(server.backend.log).toEqual([]);
  });

  it('is a made-up member with the success-auth flag', async () => {
    expect((await settled(ask('?success-auth'))).status).toBe('loggedIn');
    expect(server.backend.log).toEqual([]);
  });

  it('is asked once', async () => {
    answer({ body: { email: 'a@example.com' } });
    const auth = ask();
    auth.start();
    auth.start();
    await settled(auth);
    expect(server.backend.log).toHaveLength(1);
  });
});
