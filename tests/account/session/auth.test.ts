// @vitest-environment node
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { createAuth, type Auth } from '../../../src/site/auth';
import type { Fault } from '../../../src/testing';
import type { RunningServer } from '../../server/startServer';
import { startServer } from '../../server/startServer';
import { expectConsole } from '../../setup/console';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => server.backend.reset());
afterAll(() => server.close());

const settled = async (auth: Auth) => {
  auth.start();
  await expect.poll(() => auth.get().status).not.toBe('loading');
  return auth.get();
};
const ask = (search = '') => createAuth(`${server.url}/api/me`, search);
const answer = (fault: Fault) => server.backend.setFault('/api/me', fault);

describe('the login state', () => {
  it('is loading at first', () => {
    expect(ask().get()).toEqual({ status: 'loading', user: null });
  });

  it('is logged in with the user of the answer', async () => {
    answer({ body: { email: 'a@example.com', firstName: 'Ada', extra: 1 } });
    expect(await settled(ask())).toEqual({
      status: 'loggedIn',
      user: { email: 'a@example.com', firstName: 'Ada' },
    });
  });

  it('has no fields in which nothing is visible', async () => {
    answer({
      body: {
        email: 'a@example.com',
        firstName: ' ',
        lastName: '\u200b\u200e',
        avatarAssetUrl: '',
        accountId: ' 5f3c\n',
      },
    });
    expect((await settled(ask())).user).toEqual({
      email: 'a@example.com',
      accountId: '5f3c',
    });
  });

  it('never comes from an HTTP cache, which may have an answer from before a logout', async () => {
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.resolve(new Response(null, { status: 204 })),
    );
    vi.stubGlobal('fetch', fetched);
    onTestFinished(() => void vi.unstubAllGlobals());
    await settled(ask());
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  it('is logged out without a console message if the answer is 204', async () => {
    answer({ status: 204, body: '' });
    expect(await settled(ask())).toEqual({ status: 'loggedOut', user: null });
  });

  it('is logged in even if the answer has an error status', async () => {
    answer({ status: 500, body: { email: 'a@example.com', error: null } });
    expect((await settled(ask())).status).toBe('loggedIn');
  });

  it.each<[string, Fault, string]>([
    ['401 and an error', {}, 'API returned an error.'],
    ['an empty object', { body: {} }, 'Response did not include email.'],
    ...[5, '', '  ', '\u200b', null].map((email): [string, Fault, string] => [
      `the email ${JSON.stringify(email)}`,
      { body: { email } },
      'Response did not include email.',
    ]),
    ['an array', { body: [] }, 'Response was not an object.'],
    ['null', { body: 'null' }, 'Response was not an object.'],
    ['HTML', { body: '<html>' }, 'JSON'],
  ])(
    'is logged out after %s, and is reported once',
    async (_, fault, message) => {
      answer(fault);
      expectConsole(
        'error',
        new RegExp(`^Error fetching auth data:.*${message}`),
      );
      expect(await settled(ask())).toEqual({ status: 'loggedOut', user: null });
    },
  );

  it('is logged out if the server cannot be reached', async () => {
    await server.close();
    onTestFinished(async () => {
      server = await startServer();
    });
    expectConsole('error', /^Error fetching auth data:.*fetch failed/);
    expect((await settled(ask())).status).toBe('loggedOut');
  });

  it('is logged out after 10 s without an answer', async () => {
    answer({ delay: Infinity });
    expectConsole('error', /^Error fetching auth data:.*within 10000 ms\./);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const auth = ask();
    auth.start();
    // Otherwise it may arrive during the next test on a busy machine.
    await expect.poll(() => server.backend.log).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect((await settled(auth)).status).toBe('loggedOut');
  });

  it('is logged out with the error-auth flag, even with success-auth', async () => {
    const state = await settled(ask('?success-auth&error-auth'));
    expect(state).toEqual({ status: 'loggedOut', user: null });
    expect(server.backend.log).toEqual([]);
  });

  it('is an example visitor with the success-auth flag', async () => {
    expect(await settled(ask('?success-auth'))).toEqual({
      status: 'loggedIn',
      user: {
        accountId: '5f3c',
        email: 'member@example.com',
        firstName: 'Jane',
        lastName: 'Doe',
      },
    });
    expect(server.backend.log).toEqual([]);
  });
});

it('refresh sends the request again, and resolves with the new state', async () => {
  expectConsole('error', /^Error fetching auth data:/);
  const auth = ask();
  await settled(auth);
  expect(auth.get().status).toBe('loggedOut');
  server.backend.setFault('/api/me', { body: { email: 'a@example.com' } });
  await auth.refresh();
  expect(auth.get().user?.email).toBe('a@example.com');
});

describe('a page that is shown again', () => {
  let page: EventTarget;
  const showAgain = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const userWith = (email: string): Fault => ({ body: { email } });
  const noUser: Fault = { body: { error: 'gone' } };

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each<[string, Fault, Fault, string]>([
    ['logged in', userWith('a@example.com'), noUser, 'loggedOut'],
    [
      'logged out',
      { status: 204, body: '' },
      userWith('a@example.com'),
      'loggedIn',
    ],
    [
      'logged in as someone else',
      userWith('a@example.com'),
      userWith('b@example.com'),
      'loggedIn',
    ],
  ])(
    'is loading until the new answer arrives, if it was %s',
    async (_, before, after, status) => {
      answer(before);
      if (after === noUser) {
        expectConsole('error', /^Error fetching auth data:/);
      }
      const auth = ask();
      await settled(auth);
      answer(after);
      const seen: unknown[] = [];
      auth.subscribe(() => seen.push(auth.get()));
      showAgain(true);
      expect(auth.get()).toEqual({ status: 'loading', user: null });
      await expect.poll(() => seen).toHaveLength(2);
      expect(auth.get().status).toBe(status);
    },
  );

  it('sends no request if it does not come from the back/forward cache', async () => {
    answer(userWith('a@example.com'));
    const auth = ask();
    await settled(auth);
    showAgain(false);
    await fetch(`${server.url}/api/me`);
    expect(server.backend.log).toHaveLength(2);
  });

  it('uses the answer to its last request, even if an earlier answer arrives later', async () => {
    const answers: ((body: unknown) => void)[] = [];
    vi.stubGlobal(
      'fetch',
      () => new Promise((resolve) => answers.push(answerWith(resolve))),
    );
    const auth = ask();
    auth.start();
    showAgain(true);
    answers[1]!({ email: 'new@example.com' });
    await expect.poll(() => auth.get().status).toBe('loggedIn');
    const seen: unknown[] = [];
    auth.subscribe(() => seen.push(auth.get().user?.email));
    answers[0]!({ email: 'old@example.com' });
    showAgain(true);
    answers[2]!({ email: 'newest@example.com' });
    await expect.poll(() => seen).toContain('newest@example.com');
    expect(seen).toEqual([undefined, 'newest@example.com']);
  });
});

describe('a prerendered page', () => {
  /** Shows it. */
  let show: () => void;
  beforeEach(() => {
    const page = Object.assign(new EventTarget(), { prerendering: true });
    vi.stubGlobal('document', page);
    show = () => {
      page.prerendering = false;
      page.dispatchEvent(new Event('prerenderingchange'));
    };
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each<[string, (auth: Auth) => void]>([
    ['a part', (auth) => auth.start()],
    ['a refresh', (auth) => void auth.refresh()],
    ['parts and a refresh', (auth) => [auth.start(), auth.refresh()]],
    ['two endpoints', (auth) => [auth.start(), ask('?error-auth').start()]],
  ])(
    'asks when it is shown, because the visitor may have logged out since: %s',
    async (_, start) => {
      const auth = ask();
      start(auth);
      await fetch(`${server.url}/api/mark`);
      expect(server.backend.log.map(({ path }) => path)).not.toContain(
        '/api/me',
      );
      expect(auth.get().status).toBe('loading');
      answer({ body: { email: 'now@example.com' } });
      show();
      await expect.poll(() => auth.get().user?.email).toBe('now@example.com');
    },
  );
});

/** Answers a call with JSON. */
function answerWith(resolve: (response: unknown) => void) {
  return (body: unknown) => resolve({ json: () => Promise.resolve(body) });
}
