// @vitest-environment node
import { expect, test } from 'vitest';
import { startForTest } from './startForTest';

test('a landing is answered with an image that nobody stores', async () => {
  const { url } = await startForTest();
  const response = await fetch(`${url}/api/track/Track?rk=12345678`);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/gif');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body.subarray(0, 6).toString()).toBe('GIF89a');
  expect([body.readUInt16LE(6), body.readUInt16LE(8)]).toEqual([1, 1]);
});

test('a landing is logged with its fields', async () => {
  const { url, backend } = await startForTest();
  const before = Date.now();
  await fetch(`${url}/api/track/Track?landing=%2Fa%3Fb%3D1&screen=1440x900`, {
    headers: { cookie: 'marketing_id=m%201; broken=%E0' },
  });
  expect(backend.log).toEqual([
    expect.objectContaining({
      method: 'GET',
      url: '/api/track/Track?landing=%2Fa%3Fb%3D1&screen=1440x900',
      path: '/api/track/Track',
      query: { landing: '/a?b=1', screen: '1440x900' },
      cookies: { marketing_id: 'm 1', broken: '%E0' },
      rawBody: '',
      body: undefined,
      status: 200,
    }),
  ]);
  expect(backend.log[0]?.receivedAt).toBeGreaterThanOrEqual(before);
});
