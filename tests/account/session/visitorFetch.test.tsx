import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../../src/components/Header/Header';
import { createVisitor, forgetPage } from '../../../src/testing/client';

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
  forgetPage();
});

describe('the visitor’s fetch, in place of the page’s', () => {
  it('answers the header', async () => {
    visitor.signIn({ firstName: 'Ada' });
    render(<Header site={{ domain: 'example.com' }} tracking={false} />);
    const name = 'Account information dropdown menu';
    expect(
      await screen.findByRole('button', { name }, { timeout: 10_000 }),
    ).toBeVisible();
  });

  it.each([
    ['a path', () => fetch('/api/me')],
    ['an address', () => fetch(new URL('/api/me', location.href))],
    ['a request', () => fetch(new Request(new URL('/api/me', location.href)))],
  ])('takes %s', async (_, ask) => {
    visitor.signIn({ firstName: 'Ada' });
    const response = await ask();
    expect(await response.json()).toMatchObject({ firstName: 'Ada' });
  });

  it('takes method, headers and body', async () => {
    const response = await fetch('/api/v1/events', {
      method: 'POST',
      body: new URLSearchParams({
        eventContent: JSON.stringify({ action: 'click' }),
        eventSchemaName: 'track',
      }),
    });
    expect(response.status).toBe(202);
  });

  it('leaves other paths to the fetch that was there', async () => {
    const response = await fetch('/orders', { method: 'POST', body: 'bread' });
    expect(await response.text()).toBe('elsewhere');
    const [[request]] = usual.mock.calls as unknown as [[Request]];
    expect(new URL(request.url).pathname).toBe('/orders');
    expect(await request.text()).toBe('bread');
  });

  it('says 404 where there was none', async () => {
    vi.stubGlobal('fetch', undefined);
    const { fetch: only, answer } = createVisitor();
    expect((await only('/orders')).status).toBe(404);
    const request = new Request(new URL('/orders', location.href));
    expect(await answer({ request })).toBeUndefined();
  });

  it('rejects where the connection breaks', async () => {
    visitor.backend.setFault('/api/me', { drop: true });
    await expect(fetch('/api/me')).rejects.toThrow('Failed to fetch');
  });

  it('stops where it is aborted, at once and while it waits', async () => {
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
