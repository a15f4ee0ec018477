// @vitest-environment node
import { expect, test } from 'vitest';
import { startForTest } from './startForTest';

const me = '/api/me';

test('a dropped request gets no answer', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { drop: true });
  await expect(fetch(url + me)).rejects.toThrow();
  expect(backend.log).toHaveLength(1);
  expect(backend.log[0]?.status).toBeUndefined();
  expect(backend.log[0]?.aborted).toBeUndefined();
});

test('an answer dropped after its headers breaks within the body', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { drop: 'afterHeaders', status: 200, body: 'half' });
  const response = await fetch(url + me);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('an answer that never comes waits for the client to leave', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { never: true });
  const leaving = new AbortController();
  const call = fetch(url + me, { signal: leaving.signal });
  const [entry] = await backend.waitForLog(me);
  expect(entry?.aborted).toBeUndefined();
  leaving.abort();
  await expect(call).rejects.toThrow(/abort/);
  await expect.poll(() => entry?.aborted).toBe(true);
});

test('an answer may stop after its headers', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { never: 'afterHeaders', status: 200, body: 'half' });
  const leaving = new AbortController();
  const response = await fetch(url + me, { signal: leaving.signal });
  expect(response.status).toBe(200);
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  expect(Buffer.from(value!).toString()).toBe('ha');
  const rest = reader.read();
  leaving.abort();
  await expect(rest).rejects.toThrow(/abort/);
});

test('a client that leaves ends the delay', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { delay: 60_000, status: 500 });
  const leaving = new AbortController();
  const call = fetch(url + me, { signal: leaving.signal });
  const [entry] = await backend.waitForLog(me);
  leaving.abort();
  await expect(call).rejects.toThrow(/abort/);
  await expect.poll(() => entry?.aborted).toBe(true);
  expect(entry?.status).toBeUndefined();
});

test.each([{ never: true }, { delay: 60_000 }])(
  'a reset ends the fault %j and frees the requests it holds',
  async (fault) => {
    const { url, backend } = await startForTest();
    backend.setFault(me, fault);
    const held = fetch(url + me);
    await backend.waitForLog(me);
    backend.reset();
    expect((await held).status).toBe(503);
    expect(backend.log).toEqual([]);
    expect((await fetch(url + me)).status).toBe(401);
  },
);

test('a reset frees an answer that stopped after its headers', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { never: 'afterHeaders' });
  const response = await fetch(url + me);
  backend.reset();
  await expect(response.text()).rejects.toThrow();
});
