import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { loggedEvents } from '../server/loggedEvents';
import type { Backend } from '../server/startServer';
import { unexpectedLines } from './checks/browser';
import { isMarked, layoutShift, markDocument } from './checks/measure';
import { openPage } from './checks/openPage';
import { hostFor } from './start/startHost';
import { testHeader } from './checks/testHeader';

describe("an Astro island that persists over Astro's navigations", () => {
  const host = hostFor({ app: 'astro', serve: 'dist' });
  testHeader(host);

  it('keeps the header and its listeners across navigations, and sends one landing, and one page view per page', async () => {
    const { page, lines } = await openPage(host(), '/');
    const { backend } = host();
    await markDocument(page);
    const header = await headerOf(page).elementHandle();
    await viewsOf(backend, 1);
    await goTo(page, 'Products', 'websites', 'Website design');
    await viewsOf(backend, 2);
    await goTo(page, 'Resources', 'blog', 'Blog');
    const paths = await viewsOf(backend, 3);
    expect(paths).toEqual(['/', '/website-design', '/blog']);
    const landings = backend.log.filter(
      ({ path }) => path === '/api/track/Track',
    );
    expect(landings).toHaveLength(1);
    expect(await isMarked(page)).toBe(true);
    expect(
      await headerOf(page).evaluate((now, before) => now === before, header),
    ).toBe(true);
    const scheduling = page.getByRole('link', { name: 'Scheduling' });
    await page.getByRole('button', { name: 'Products' }).hover();
    await scheduling.waitFor();
    await page.mouse.move(20, 780);
    await scheduling.waitFor({ state: 'hidden' });
    expect(await layoutShift(page)).toBe(0);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('switches to the language of the new page', async () => {
    const { page, lines } = await openPage(host(), '/');
    await markDocument(page);
    await page.getByRole('link', { name: 'German' }).click();
    await page.getByRole('heading', { name: 'Ihre Website' }).waitFor();
    await page.getByRole('button', { name: 'Produkte' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(await headerOf(page).getAttribute('lang')).toBe('de-DE');
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(unexpectedLines(lines)).toEqual([]);
  });
});

function headerOf(page: Page) {
  return page.locator('[data-lintel="header"]');
}

/** Follows the header's own link. */
async function goTo(page: Page, menu: string, id: string, heading: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.locator(`[data-lintel-id="${id}"]`).click();
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** The pages recorded by the collector, once there are this many. */
async function viewsOf(backend: Backend, count: number): Promise<unknown[]> {
  const views = () =>
    loggedEvents(backend.log, { action: 'view' }).map((view) =>
      String(view.page_path).replace(/(?<=.)\/$/, ''),
    );
  await expect.poll(() => views().length).toBe(count);
  return views();
}
