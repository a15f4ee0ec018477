import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newVisitorAlone,
  recordConsole,
  unexpectedLines,
} from './checks/browser';
import { run } from './start/run';
import { serveFolder } from './start/serveFolder.mjs';
import { projectFolder, workFolder } from './start/workFolder';

const MINUTE = 60_000;

/** Not the root, as on hosts that give each project a folder. */
const FOLDER = '/design/header/';

const folder = workFolder('storybook');
const serve = serveFolder(folder);
const server = createServer((req, res) => {
  req.url = req.url!.startsWith(FOLDER)
    ? req.url!.slice(FOLDER.length - 1)
    : '/outside.txt';
  void serve(req, res);
});

describe('a built Storybook in a folder of a file server', () => {
  beforeAll(async () => {
    const script = ['run', 'build:storybook', '--', '--output-dir', folder];
    await run('npm', script, { cwd: projectFolder });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  }, 10 * MINUTE);

  afterAll(() => server.close());

  it('shows a story with its backend, and prints nothing', async () => {
    const { port } = server.address() as AddressInfo;
    const page = await newVisitorAlone();
    const lines = recordConsole(page);
    await page.goto(
      `http://localhost:${port}${FOLDER}iframe.html?id=header-states--logged-in&viewMode=story`,
    );
    const avatar = 'Account information dropdown menu';
    await page.getByRole('button', { name: avatar }).waitFor();
    expect(unexpectedLines(lines)).toEqual([]);
  });
});
