import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { recordConsole, sharedChromium, unexpectedLines } from './browser';
import { nextPaint } from './measure';
import { startAppServer, type AppServer } from '../start/startApp';
import { generatorEnvironment } from '../start/startCreatedApp';

const MINUTE = 60_000;

/**
 * Development servers print other messages too, and Lintel logs what it does
 * not send from localhost.
 */
const IS_WRONG = /^(error|uncaught): |^warning: Lintel:|hydrat/i;

/**
 * In development, React and Lintel print messages that they suppress in
 * production.
 */
export function testDevelopment(
  folder: () => string,
  develop: AppServer,
  resources: string,
): void {
  it(
    'prints no error in development, across a navigation',
    async () => {
      const { port, stop } = await startAppServer(
        folder(),
        develop,
        generatorEnvironment,
      );
      onTestFinished(stop);
      const url = `http://localhost:${port}`;
      // The first visit compiles the page, and may reload it.
      await visit(await newPage(), url, resources);
      const page = await newPage();
      const lines = recordConsole(page);
      await visit(page, url, resources);
      const wrong = lines.filter((line) => IS_WRONG.test(line));
      expect(unexpectedLines(wrong)).toEqual([]);
    },
    4 * MINUTE,
  );
}

async function newPage(): Promise<Page> {
  const context = await (await sharedChromium()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.route('https://*.example.com/**', (route) =>
    route.fulfill({ status: 200, body: '' }),
  );
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { error: 'Nobody' } }),
  );
  return page;
}

async function visit(page: Page, url: string, resources: string) {
  // Also compiles the page.
  await page.goto(url, { timeout: MINUTE });
  await expect
    .poll(() => opensBlog(page, resources), { timeout: MINUTE, interval: 500 })
    .toBe(true);
  await nextPaint(page);
}

/** A click has no effect if the server reloads the page at the same time. */
async function opensBlog(page: Page, resources: string): Promise<boolean> {
  const heading = page.getByRole('heading', { name: 'Blog' });
  const blog = page.locator('[data-lintel-id="blog"]');
  if (await heading.isVisible()) return true;
  if (await blog.isVisible()) await blog.click();
  else await page.getByRole('button', { name: resources }).click();
  return heading.isVisible();
}
