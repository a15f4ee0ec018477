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

const AVATAR = 'Account information dropdown menu';

const folder = workFolder('storybook');
const serve = serveFolder(folder);
const server = createServer((req, res) => {
  req.url = req.url!.startsWith(FOLDER)
    ? req.url!.slice(FOLDER.length - 1)
    : '/outside.txt';
  void serve(req, res);
});

function address(path: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}${FOLDER}${path}`;
}

describe('a built Storybook in a folder of a file server', () => {
  beforeAll(async () => {
    const script = ['run', 'build:storybook', '--', '--output-dir', folder];
    await run('npm', script, { cwd: projectFolder });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  }, 10 * MINUTE);

  afterAll(() => server.close());

  it('shows a story with its backend and fonts, and prints nothing', async () => {
    const page = await newVisitorAlone();
    const lines = recordConsole(page);
    await page.goto(
      address(
        'iframe.html?id=components-header-account--logged-in&viewMode=story',
      ),
    );
    await page.getByRole('button', { name: AVATAR }).waitFor();
    const loaded = await page.evaluate(async () => {
      const faces = await document.fonts.ready;
      return [...faces].filter(({ status }) => status === 'loaded').length;
    });
    expect(loaded).toBeGreaterThan(0);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('shows the account of a visitor who logs in in a story', async () => {
    const page = await newVisitorAlone();
    const story = 'iframe.html?id=components-header-basics--default';
    await page.goto(address(`${story}&viewMode=story`));
    await page.getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('button', { name: AVATAR }).waitFor();
  });

  it('has a playground whose colours the header takes, from a brand or a picker', async () => {
    const page = await newVisitorAlone({
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(address('?path=/docs/theming-playground--docs'));
    const docs = page.frameLocator('#storybook-preview-iframe');
    const header = docs.frameLocator('iframe[title="Menu"]');
    const button = header.getByRole('button', { name: 'Products' });
    await button.waitFor();
    await docs.getByLabel('color-ink', { exact: true }).fill('#7a1fa2');
    await expect
      .poll(() => button.evaluate((one) => getComputedStyle(one).color))
      // Computed as a mix of the bar's two colours.
      .toMatch(/^color\(srgb 0\.478\d* 0\.121\d* 0\.635\d*\)$/);
    await docs.getByText('--lintel-color-ink: #7a1fa2;').waitFor();
    await docs.getByLabel('Start from').selectOption('Bank');
    await docs.getByLabel('color-backdrop, picker').fill('#7a1fa2');
    await docs.getByText('--lintel-color-backdrop: #7a1fa273;').waitFor();
  });
});
