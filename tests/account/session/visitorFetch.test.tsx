import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitor } from '../../../src/testing/client';

const usual = vi.fn(async () => new Response('elsewhere'));
let visitor: ReturnType<typeof createVisitor>;

beforeEach(() => {
  vi.stubGlobal('fetch', usual);
  visitor = createVisitor();
  vi.stubGlobal('fetch', visitor.fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  usual.mockClear();
  visitor.reset();
});

describe('the fetch of a test visitor', () => {
  it.each([
    ['a path', () => fetch('/api/me')],
    ['an address', () => fetch(new URL('/api/me', location.href))],
    ['a request', () => fetch(new Request(new URL('/api/me', location.href)))],
  ])('accepts %s', async (_, ask) => {
    visitor.signIn({ firstName: 'Ada' });
    const response = await ask();
    expect(await response.json()).toMatchObject({ firstName: 'Ada' });
  });

  it('accepts method, headers and body', async () => {
    const response = await fetch('/api/v1/events', {
      method: 'POST',
      body: new URLSearchParams({
        eventContent: JSON.stringify({ action: 'click' }),
        eventSchemaName: 'track',
      }),
    });
    expect(response.status).toBe(202);
  });

  it('passes other paths to the original fetch', async () => {
    const response = await fetch('/orders', { method: 'POST', body: 'bread' });
    expect(await response.text()).toBe('elsewhere');
    const [[request]] = usual.mock.calls as unknown as [[Request]];
    expect(new URL(request.url).pathname).toBe('/orders');
    expect(await request.text()).toBe('bread');
  });

  it('answers 404 if there was no fetch', async () => {
    vi.stubGlobal('fetch', undefined);
    const { fetch: only, answer } = createVisitor();
    expect((await only('/orders')).status).toBe(404);
    const request = new Request(new URL('/orders', location.href));
    expect(await answer({ request })).toBeUndefined();
  });

  it('rejects if the connection breaks', async () => {
    visitor.backend.setFault('/api/me', { drop: true });
    await expect(fetch('/api/me')).rejects.toThrow('Failed to fetch');
  });

  it('rejects if it is aborted, immediately and while waiting', async () => {
    const controller = new AbortController();
    visitor.backend.setFault('/api/me', { delay: 60_000 });
    const waiting = fetch('/api/me', { signal: controller.signal });
    const [entry] = await visitor.backend.waitForLog('/api/me');
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(entry?.aborted).toBe(true);
    await expect(
      fetch('/api/me', { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
