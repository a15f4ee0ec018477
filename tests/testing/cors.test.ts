// @vitest-environment node
import { expect, test } from 'vitest';
import { startForTest } from './startForTest';

const origin = 'https://www.example.com';
const trackingCalls = [
  ['GET', '/api/track/Track'],
  ['POST', '/api/v1/events'],
  ['POST', '/api/v1/clanker/events'],
  ['POST', '/api/v1/validate-event-content/Navigation'],
] as const;

test.each(trackingCalls)(
  '%s %s answers the preflight of another origin',
  async (method, path) => {
    const { url } = await startForTest();
    const { status, headers } = await fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,x-other',
      },
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'content-type,x-other',
      vary: 'Origin',
    });
  },
);

test.each(trackingCalls)(
  '%s %s lets another origin read its answer, also a failure',
  async (method, path) => {
    const { url, backend } = await startForTest();
    const call = () => fetch(url + path, { method, headers: { origin } });
    const first = await call();
    backend.setFault(path, { status: 500 });
    const second = await call();
    for (const { headers } of [first, second]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    }
    expect(second.status).toBe(500);
  },
);

test.each(['/api/me', '/api/auth/Logout', '/auth/protected-redirect/login'])(
  '%s is closed to other origins',
  async (path) => {
    const { url } = await startForTest();
    const { status, headers } = await fetch(url + path, {
      method: 'OPTIONS',
      headers: { origin },
    });
    expect(status).toBe(405);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);
