import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { expect, describe, it, onTestFinished } from 'vitest';
import { startServer } from '../server/startServer';
import {
  recordConsole,
  sharedChromium,
  unexpectedLines,
} from './checks/browser';
import { followGuide } from './start/followGuide';
import { proxyTo } from './start/proxyTo';
import { run } from './start/run';
import { serveFolder } from './start/serveFolder.mjs';
import { startProcess } from './start/startProcess';

const MINUTE = 60_000;
const NEXT = 'node_modules/next/dist/bin/next';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

const apps = [
  {
    app: 'vite',
    skips: /^src\/app\//,
    serve: async (folder: string): Promise<Handler> =>
      serveFolder(path.join(folder, 'dist')),
  },
  { app: 'next', skips: /^src\/(App\.tsx|index\.css)$/, serve: serveNext },
];

describe('a team that follows the guide', { timeout: 10 * MINUTE }, () => {
  it.each(apps)(
    'gets from an empty $app app to a header of their own, tested',
    async ({ app, skips, serve }) => {
      const { folder, output } = await followGuide(app, skips);
      expect(output).toMatch(/Tests\s+1 passed/);
      await run('npm', ['run', 'build'], { cwd: folder });
      await expectOwnHeader(await serve(folder));
    },
  );
});

async function serveNext(folder: string): Promise<Handler> {
  const next = await startProcess(
    [NEXT, 'start', '--port', '0', '--hostname', '127.0.0.1'],
    folder,
    /http:\/\/127\.0\.0\.1:(\d+)[^]*Ready in/,
  );
  onTestFinished(() => next.stop());
  return proxyTo(Number(next.match[1]));
}

/** Uses the theme and the menu from the guide, and nothing that it leaves out. */
async function expectOwnHeader(fallback: Handler): Promise<void> {
  const server = await startServer({ fallback });
  onTestFinished(() => server.close());
  const context = await (await sharedChromium()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const lines = recordConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Hello' }).waitFor();

  const learn = page.getByRole('button', { name: 'Learn' });
  await learn.click();
  const guides = page.getByRole('link', { name: 'Guides' });
  const forum = page.getByRole('link', { name: /^Forum/ });
  await guides.waitFor();
  expect(await guides.getAttribute('href')).toBe('/guides');
  expect(await forum.getAttribute('href')).toBe('https://forum.example.com');
  expect(await page.getByText(/Log In|English/).count()).toBe(0);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

  const banner = page.getByRole('banner');
  const style = await banner.evaluate((header) => {
    const open = header.querySelector('[data-lintel="panel"]')!;
    const { backgroundColor, fontFamily } = getComputedStyle(open);
    const root = getComputedStyle(document.documentElement);
    const accent = root.getPropertyValue('--lintel-color-accent');
    return { backgroundColor, fontFamily, accent };
  });
  expect(style).toEqual({
    backgroundColor: 'rgb(255, 248, 238)',
    fontFamily: 'Georgia, serif',
    accent: '#7a1fa2',
  });
  expect(unexpectedLines(lines)).toEqual([]);
}
