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
  { app: 'next', skips: /^src\/App\.tsx$/, serve: serveNext },
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

/** Uses the theme, the menu and the wording from the guide. */
async function expectOwnHeader(fallback: Handler): Promise<void> {
  const server = await startServer({ fallback });
  onTestFinished(() => server.close());
  const context = await (await sharedChromium()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // The site's other hosts are on the network.
  await page.route('https://*.example.com/**', (route) =>
    route.fulfill({ status: 200, body: '' }),
  );
  const lines = recordConsole(page);
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Hallo' }).waitFor();
  await page.getByRole('link', { name: 'Einloggen' }).waitFor();
  await page.getByRole('button', { name: 'Sprache Deutsch' }).waitFor();

  const learn = page.getByRole('button', { name: 'Lernen' });
  await learn.click();
  const guides = page.getByRole('link', { name: 'Anleitungen' });
  const forum = page.getByRole('link', { name: /^Forum/ });
  await guides.waitFor();
  expect(await guides.getAttribute('href')).toBe('/guides');
  expect(await forum.getAttribute('href')).toBe('https://forum.example.com/');

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
  expect(await banner.getAttribute('lang')).toBe('de-DE');
  expect(unexpectedLines(lines)).toEqual([]);
}
