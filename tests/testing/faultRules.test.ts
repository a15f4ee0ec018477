// @vitest-environment node
import { expect, test } from 'vitest';
import { startForTest, timed } from './startForTest';

const me = '/api/me';

test('the parts of a fault combine, for as many requests as it says', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { delay: 150, status: 500, body: '<html>', times: 1 });
  const [first, took] = await timed(() => fetch(url + me));
  expect(first.status).toBe(500);
  expect(took).toBeGreaterThan(140);
  expect((await fetch(url + me)).status).toBe(401);
});

test('several faults of a path apply in turn', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, [
    { status: 500, times: 2 },
    { drop: true, times: 1 },
    { status: 503 },
  ]);
  const statuses: unknown[] = [];
  for (let n = 0; n < 5; n += 1) {
    const status = await fetch(url + me).then(
      (response) => response.status,
      () => 'dropped',
    );
    statuses.push(status);
  }
  expect(statuses).toEqual([500, 500, 'dropped', 503, 503]);
});

test('a fault spares the preflight unless it names it', async () => {
  const { url, backend } = await startForTest();
  const call = (method: string) =>
    fetch(`${url}/api/v1/events`, { method }).then(({ status }) => status);
  backend.setFault('/api/v1/events', { status: 500 });
  expect([await call('OPTIONS'), await call('POST')]).toEqual([204, 500]);
  backend.setFault('/api/v1/events', { status: 500, method: 'options' });
  expect([await call('OPTIONS'), await call('POST')]).toEqual([500, 400]);
});

test('the closest path pattern counts', async () => {
  const { url, backend } = await startForTest();
  backend.setFault('*', { status: 501 });
  backend.setFault('/api/v1/*', { status: 502 });
  backend.setFault('/api/v1/events', { status: 503, times: 1 });
  const target = `${url}/api/v1/events`;
  expect((await fetch(target)).status).toBe(503);
  expect((await fetch(target)).status).toBe(502);
  expect((await fetch(url + me)).status).toBe(501);
});

test('null ends a fault', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { status: 500 });
  backend.setFault(me, null);
  expect((await fetch(url + me)).status).toBe(401);
});

test.each([
  [{ delay: -1 }, /"delay" must be a number of milliseconds/],
  [{ delay: Number.NaN }, /"delay"/],
  [{ status: 99 }, /"status" must be a number from 200 to 599/],
  [{ times: 0 }, /"times"/],
  [{ drop: 'later' }, /"drop" must be true, false or 'afterHeaders'/],
  [{ headers: { a: 1 } }, /"headers"/],
  [{ statsu: 500 }, /no "statsu"; it has delay, status/],
  [{ __proto__: null, toString: 1 }, /no "toString"/],
  [{ drop: true, never: true }, /exclude each other/],
  ['slow', /must be an object/],
])('%j is not a fault', async (fault, message) => {
  const { backend } = await startForTest();
  expect(() => backend.setFault(me, fault as never)).toThrow(message);
});
