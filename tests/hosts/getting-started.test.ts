import path from 'node:path';
import type { Page } from 'playwright';
import { expect, describe, it, onTestFinished } from 'vitest';
import { startServer } from '../server/startServer';
import {
  newVisitorAlone,
  recordConsole,
  unexpectedLines,
} from './checks/browser';
import { followGuide } from './start/followGuide';
import { run } from './start/run';
import { serveFolder } from './start/serveFolder.mjs';
import { startProcess } from './start/startProcess';

const MINUTE = 60_000;

/** Development servers print other messages, too. */
const IS_WRONG = /^(error|uncaught): |^warning: Lintel:|hydrat/i;

/** Each serves the built app, or the app in development. */
const apps = [
  { app: 'vite', skips: /^src\/app\//, serve: [serveBuild] },
  {
    app: 'next',
    skips: /^src\/(App\.tsx|index\.css)$/,
    serve: [
      (folder: string) => startNext(folder, 'start'),
      (folder: string) => startNext(folder, 'dev'),
    ],
  },
];

describe('a team that follows the guide', { timeout: 10 * MINUTE }, () => {
  it.each(apps)(
    'gets from an empty $app app to a header of their own, tested',
    async ({ app, skips, serve }) => {
      const { folder, output } = await followGuide(app, skips);
      expect(output).toMatch(/Tests\s+1 passed/);
      await run('npm', ['run', 'build'], { cwd: folder });
      for (const start of serve) await expectOwnHeader(await start(folder));
    },
  );
});

async function serveBuild(folder: string): Promise<string> {
  const fallback = serveFolder(path.join(folder, 'dist'));
  const server = await startServer({ fallback });
  onTestFinished(() => server.close());
  return server.url;
}

async function startNext(folder: string, command: string): Promise<string> {
  const { match, stop } = await startProcess(
    ['node_modules/next/dist/bin/next', command, '--port', '0'],
    folder,
    /http:\/\/localhost:\d+(?=[^]*Ready in)/,
  );
  onTestFinished(stop);
  // In development, the first request compiles the page.
  await fetch(match[0]);
  return match[0];
}

/** Uses the theme and the menu from the guide, and nothing that it leaves out. */
async function expectOwnHeader(url: string): Promise<void> {
  const page = await newVisitorAlone();
  const lines = recordConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url);
  await page.getByRole('heading', { name: 'Hello' }).waitFor();
  await page.locator('[data-lintel="header"][data-lintel-ready]').waitFor();

  const learn = page.getByRole('button', { name: 'Learn' });
  await learn.click();
  const guides = page.getByRole('link', { name: 'Guides' });
  const forum = page.getByRole('link', { name: /^Forum/ });
  await guides.waitFor();
  expect(await guides.getAttribute('href')).toBe('/guides');
  expect(await forum.getAttribute('href')).toBe('https://forum.example.com');
  expect(await page.getByText(/Log In|English/).count()).toBe(0);
  expect(requests.filter((each) => each.includes('/api/'))).toEqual([]);
  expect(await styleOf(page)).toEqual({
    backgroundColor: 'rgb(255, 248, 238)',
    fontFamily: 'Georgia, serif',
    accent: '#7a1fa2',
  });
  expect(unexpectedLines(lines.filter((line) => IS_WRONG.test(line)))).toEqual(
    [],
  );
}

function styleOf(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const open = header.querySelector('[data-lintel="panel"]')!;
    const { backgroundColor, fontFamily } = getComputedStyle(open);
    const root = getComputedStyle(document.documentElement);
    const accent = root.getPropertyValue('--lintel-color-accent');
    return { backgroundColor, fontFamily, accent };
  });
}
