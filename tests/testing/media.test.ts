// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBackend } from '../../src/testing/createBackend';
import { startForTest } from './startForTest';

/** A media folder with `spotlight` in it, and files next to it. */
function mediaFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const media = path.join(folder, 'media');
  for (const name of ['spotlight/inner-100w.jpg', 'campaign']) {
    mkdirSync(path.join(media, name), { recursive: true });
  }
  for (const name of [
    'outside-100w.jpg',
    'media/top-100w.jpg',
    'media/campaign/other-100w.jpg',
    'media/spotlight/notes.txt',
    'media/spotlight/studio.jpg',
    'media/spotlight/studio-500w.jpg',
    'media/spotlight/studio-500w.png',
    'media/spotlight/studio-500w.webp',
    'media/spotlight/two words-100w.jpg',
  ]) {
    writeFileSync(path.join(folder, name), `bytes of ${name}`);
  }
  return media;
}

/** Sent without normalization, because `fetch` would resolve the dots. */
function statusOfRaw(url: string, target: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(Number(port), hostname)
      .setEncoding('utf8')
      .on('data', (text) => (answer += text))
      .once('end', () => resolve(answer.split(' ')[1] ?? ''))
      .once('error', reject)
      .write(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  });
}

test.each([
  ['studio-500w.jpg', 'image/jpeg'],
  ['studio-500w.webp', 'image/webp'],
  ['studio-500w.png', 'image/png'],
  ['two words-100w.jpg', 'image/jpeg'],
])('the picture %s is served as %s', async (file, type) => {
  const { url } = await startForTest({ media: mediaFolder() });
  const name = `spotlight/${file}`;
  const response = await fetch(`${url}/${encodeURI(name)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(await response.text()).toBe(`bytes of media/${name}`);
});

test('a picture is cached for long, and any origin may show it', async () => {
  const { url } = await startForTest({ media: mediaFolder() });
  const { headers } = await fetch(`${url}/spotlight/studio-500w.jpg?v=2`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([
  'a width that is not there: studio-501w.jpg',
  'a type that is not there: studio-500w.avif',
  'no width: studio.jpg',
  'no picture: notes.txt',
  'a folder: inner-100w.jpg',
  'no name: ',
  'an escape that is none: %E0-100w.jpg',
])('%s: the file is not found and not cached', async (title) => {
  const { url } = await startForTest({ media: mediaFolder() });
  const [, name] = title.split(': ');
  const response = await fetch(`${url}/spotlight/${name}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/spotlight/../../outside-100w.jpg',
  '/spotlight/../top-100w.jpg',
  '/spotlight/../campaign/other-100w.jpg',
  '/spotlight/..%2Fcampaign%2Fother-100w.jpg',
  '/spotlight/%2e%2e%2f%2e%2e%2foutside-100w.jpg',
  '/spotlight/%252e%252e%252ftop-100w.jpg',
  '/spotlight/..\\top-100w.jpg',
  '/spotlight/..%5Ctop-100w.jpg',
  '/spotlight/studio-500w.jpg%00.jpg',
  '/spotlight//studio-500w.jpg',
  '/top-100w.jpg',
  '/../outside-100w.jpg',
])('%s is not found', async (target) => {
  const { url } = await startForTest({ media: mediaFolder() });
  expect(await statusOfRaw(url, target)).toBe('404');
});

test('requests for pictures are logged, found or not', async () => {
  const { url, backend } = await startForTest({ media: mediaFolder() });
  await fetch(`${url}/spotlight/studio-500w.webp`);
  await fetch(`${url}/spotlight/garden-500w.webp`);
  const requests = await backend.waitForLog('/spotlight/*', 2);
  expect(requests.map(({ path, status }) => [path, status])).toEqual([
    ['/spotlight/studio-500w.webp', 200],
    ['/spotlight/garden-500w.webp', 404],
  ]);
});

test('a picture can fail, and can be required for each visit', async () => {
  const { url, backend } = await startForTest({ media: mediaFolder() });
  backend.setFault('/spotlight/*', [
    { status: 503, times: 1 },
    { headers: { 'cache-control': 'no-store' } },
  ]);
  const failed = await fetch(`${url}/spotlight/studio-500w.jpg`);
  const served = await fetch(`${url}/spotlight/studio-500w.jpg`);
  expect([failed.status, served.status]).toEqual([503, 200]);
  expect(served.headers.get('cache-control')).toBe('no-store');
});

test('a picture drawn while the server runs is served', async () => {
  const media = mediaFolder();
  const { url } = await startForTest({ media });
  writeFileSync(path.join(media, 'spotlight/late-100w.jpg'), 'late');
  const response = await fetch(`${url}/spotlight/late-100w.jpg`);
  expect(await response.text()).toBe('late');
  // The requests belong to the backend.
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
});

test('without a folder, the backend serves no pictures', async () => {
  const { url, backend } = await startForTest({
    fallback: (req, res) => res.end(`page ${req.url}`),
  });
  const response = await fetch(`${url}/spotlight/studio-500w.jpg`);
  expect(await response.text()).toBe('page /spotlight/studio-500w.jpg');
  expect(backend.log).toEqual([]);
});

test('a missing folder throws an error with its name', () => {
  const media = path.join(mediaFolder(), 'nowhere');
  expect(() => createBackend({ media })).toThrow(
    /^Lintel: the backend cannot read its folder of pictures, .*nowhere/,
  );
});
