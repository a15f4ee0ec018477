// @vitest-environment node
import { createServer } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { en } from '../../src/content/locales/en';
import type { Navigation } from '../../src/content/navigation';
import {
  createNavigationSource,
  loadNavigation,
} from '../../src/content/source/navigationSource';
import type { ContentProblem } from '../../src/content/validation/validateContent';
import type { Fault } from '../../src/testing';
import { startForTest } from '../server/startForTest';
import { expectConsole } from '../setup/console';

const path = '/menus.json';
const prices = { id: 'prices', label: 'Prices', href: '/pricing' };
const menus: Navigation = { version: 1, items: [prices] };
const others: Navigation = {
  version: 1,
  items: [{ ...prices, id: 'other', label: 'Other' }],
};
const silent = { onProblem: () => {} };

/** Starts a CMS with the given answers. */
async function startCms(fault: Fault | Fault[] = { body: menus }) {
  const { url, backend } = await startForTest();
  const answer = (next: Fault | Fault[]) => backend.setFault(path, next);
  answer(fault);
  const asked = () => backend.log.filter((request) => request.path === path);
  return { url: url + path, answer, asked };
}

const faults: [what: string, fault: Fault, message: RegExp][] = [
  ['an error', { status: 500 }, /answered with status 500/],
  ['a missing page', { status: 404 }, /answered with status 404/],
  ['no answer', { delay: Infinity }, /did not answer completely within 200 ms/],
  ['a slow answer', { body: menus, delay: 5000 }, /within 200 ms/],
  ['an empty answer', { body: '' }, /sent an empty answer/],
  [
    'an HTML page',
    { body: '<!doctype html><p>Log in' },
    /did not send JSON, but `<!doctype/,
  ],
  ['half of the JSON', { body: '{"version":1,"items":[' }, /did not send JSON/],
  ['a huge answer', { body: ' '.repeat(600 * 1024) }, /more than 512 KB/],
  ['another version', { body: { ...menus, version: 2 } }, /menus of version 2/],
  ['an empty menu', { body: { ...menus, items: [] } }, /no menu or link/],
  ['a list', { body: [prices] }, /no menu or link/],
  ['null', { body: 'null' }, /no menu or link/],
];

describe('loadNavigation', () => {
  it('returns plain JSON, fresh and without problems', async () => {
    const { url } = await startCms({ body: en.navigation });
    const loaded = await loadNavigation(url);
    expect(loaded).toEqual({
      navigation: en.navigation,
      source: 'fresh',
      problems: [],
    });
    expect(JSON.parse(JSON.stringify(loaded))).toStrictEqual(loaded);
  });

  it('returns the default menus after an error, and does not log the URL’s key', async () => {
    const { url } = await startCms({ status: 500 });
    const reported: ContentProblem[] = [];
    const loaded = await loadNavigation(`${url}?key=secret`, {
      fallback: others,
      onProblem: (problem) => reported.push(problem),
    });
    expect(loaded).toMatchObject({ navigation: others, source: 'default' });
    expect(loaded.problems).toEqual(reported);
    expect(reported).toMatchObject([{ severity: 'error', path: 'navigation' }]);
    expect(reported[0]?.message).toMatch(/answered with status 500/);
    expect(reported[0]?.message).not.toContain('secret');
  });

  it.each(faults)(
    'returns the last valid menus after %s',
    async (_, fault, message) => {
      const { url } = await startCms([{ body: menus, times: 1 }, fault]);
      const source = createNavigationSource({
        ...silent,
        url,
        maxAge: 0,
        timeout: 200,
        fallback: others,
      });
      const { navigation } = await source.load();
      const loaded = await source.load();
      expect(loaded.source).toBe('stale');
      expect(loaded.navigation).toBe(navigation);
      expect(loaded.problems[0]?.message).toMatch(message);
    },
  );

  it('keeps valid entries and reports invalid ones', async () => {
    const items = [prices, { id: 'bad', label: 'Bad', href: 'javascript:x' }];
    const { url } = await startCms({ body: { version: 1, items } });
    const loaded = await loadNavigation(url, silent);
    expect(loaded).toMatchObject({ navigation: menus, source: 'fresh' });
    expect(loaded.problems).toMatchObject([
      { severity: 'error', path: 'navigation.items[1].href' },
    ]);
  });

  it('ignores what a later release may have added', async () => {
    const items = [{ ...prices, icon: 'coin' }];
    const { url } = await startCms({ body: { version: 1, items } });
    const loaded = await loadNavigation(url, silent);
    expect(loaded).toMatchObject({ navigation: menus, source: 'fresh' });
    expect(loaded.problems).toMatchObject([
      { severity: 'warning', path: 'navigation.items[0].icon' },
    ]);
  });

  it('returns null after an error if there is no default', async () => {
    const { url } = await startCms({ status: 500 });
    const loaded = await loadNavigation(url, silent);
    expect(loaded).toMatchObject({ navigation: null, source: 'default' });
  });

  it.each(['', '/menus.json', 'nowhere:', 'http://127.0.0.1:1/menus.json'])(
    'returns the default menus if the address is %j',
    async (url) => {
      const loaded = await loadNavigation(url, silent);
      expect(loaded.problems[0]?.message).toMatch(/could not be read/);
    },
  );

  it('returns the default menus if there is no fetch', async () => {
    vi.stubGlobal('fetch', undefined);
    const loaded = await loadNavigation('https://cms.example.com', silent);
    vi.unstubAllGlobals();
    expect(loaded.source).toBe('default');
  });

  it('respects its timeout even without AbortController', async () => {
    vi.stubGlobal('AbortController', undefined);
    const loaded = await loadNavigation('https://cms.example.com', {
      ...silent,
      timeout: 50,
      fetch: () => new Promise(() => {}),
    });
    vi.unstubAllGlobals();
    expect(loaded.problems[0]?.message).toMatch(/within 50 ms/);
  });

  it('works with a fetch without streams', async () => {
    const response = { ok: true, headers: new Headers() };
    const text = vi.fn(() => Promise.resolve(JSON.stringify(menus)));
    const fetch = () => Promise.resolve({ ...response, text } as never);
    const loaded = await loadNavigation('https://x.example', { fetch });
    expect(loaded.navigation).toEqual(menus);
  });

  it('sends the request’s headers', async () => {
    const { url, asked } = await startCms();
    const headers = { authorization: 'Bearer key' };
    await loadNavigation(url, { request: { headers } });
    expect(asked()[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer key',
    });
  });

  it('prints problems in development if there is no onProblem', async () => {
    expectConsole(
      'error',
      /^Lintel: navigation: `http.+ status 500; the header/,
    );
    const { url } = await startCms({ status: 500 });
    await loadNavigation(url);
  });

  it('returns menus even if onProblem throws', async () => {
    expectConsole('error', /^Lintel: onProblem threw Error: mine/);
    const { url } = await startCms({ status: 500 });
    const loaded = await loadNavigation(url, {
      onProblem() {
        throw new Error('mine');
      },
    });
    expect(loaded.source).toBe('default');
  });
});

describe('a navigation source', () => {
  it('sends one request for simultaneous calls', async () => {
    const { url, asked } = await startCms();
    const source = createNavigationSource({ url, maxAge: 0 });
    const [one, other] = await Promise.all([source.load(), source.load()]);
    expect(one).toBe(other);
    expect(asked()).toHaveLength(1);
  });

  it('sends another request only when its menus are older than maxAge', async () => {
    const { url, asked } = await startCms();
    const source = createNavigationSource({ url, maxAge: 60_000 });
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await source.load();
    now.mockReturnValue(1_059_999);
    await source.load();
    expect(asked()).toHaveLength(1);
    now.mockReturnValue(1_060_000);
    await source.load();
    expect(asked()).toHaveLength(2);
    // The clock was set back.
    now.mockReturnValue(0);
    await source.load();
    expect(asked()).toHaveLength(3);
    now.mockRestore();
  });

  it('waits ten seconds before it asks a failing CMS again', async () => {
    const { url, answer, asked } = await startCms({ status: 500 });
    const source = createNavigationSource({ ...silent, url });
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await source.load();
    now.mockReturnValue(1_009_999);
    await source.load();
    expect(asked()).toHaveLength(1);
    answer({ body: menus });
    now.mockReturnValue(1_010_000);
    const loaded = await source.load();
    now.mockRestore();
    expect(loaded).toMatchObject({ navigation: menus, source: 'fresh' });
  });

  it('downloads unchanged menus only once (ETag)', async () => {
    const sent: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      const known = request.headers['if-none-match'];
      sent.push(known);
      response.setHeader('etag', '"1"').writeHead(known ? 304 : 200);
      response.end(known ? undefined : JSON.stringify(menus));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/`;
    const source = createNavigationSource({ url, maxAge: 0 });
    const first = await source.load();
    const second = await source.load();
    server.close();
    expect(sent).toEqual([undefined, '"1"']);
    expect(second).toMatchObject({ source: 'fresh', problems: [] });
    expect(second.navigation).toBe(first.navigation);
  });

  it('shares nothing with other sources', async () => {
    const { url } = await startCms([
      { body: menus, times: 1 },
      { status: 500 },
    ]);
    await createNavigationSource({ url }).load();
    const other = await createNavigationSource({ ...silent, url }).load();
    expect(other).toMatchObject({ navigation: null, source: 'default' });
  });
});
