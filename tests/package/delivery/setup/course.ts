import type { Browser, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import type { TestedBrowser } from './browsers';
import type { Visit } from './documentOf';
import type { Site } from './startSite';
import { tallyEvents, type Tally } from './tally';

/** A browser that runs the tests on one site. */
export interface Course {
  site: Site;
  browser: Browser;
  tested: TestedBrowser;
}

/** Opens a page as a new visitor. */
export async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Opens a page as a new visitor. Resolves once its page view has been sent. */
export async function openViewed(
  { browser, site }: Course,
  visit: Visit,
): Promise<Page> {
  const page = await open(browser, site.address(visit));
  await page.waitForFunction(() => window.delivery?.tracking);
  await page.evaluate(() => window.delivery.viewed);
  return page;
}

/**
 * Visits pages, one after another in the tab of each of several visitors, who
 * share them, except for the last ones. Resolves to a page of one of them.
 */
export async function visitAll(
  { browser, site }: Course,
  addresses: string[],
  visitors: number,
  last: string[] = [],
): Promise<Page> {
  const each = Math.ceil(addresses.length / visitors);
  const driver = site.address({ events: false, act: ['drive'] });
  const pages = await Promise.all(
    Array.from({ length: visitors }, async (_, index) => {
      const page = await open(browser, driver);
      const own = addresses.slice(index * each, (index + 1) * each);
      await page.evaluate((all) => window.visitAll(all), [...own, ...last]);
      return page;
    }),
  );
  return pages[0]!;
}

/** Tracks events at the same time, and waits for their outcomes. */
export function track(page: Page, name: string, count: number) {
  return page.evaluate(
    ([name, count]) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          window.delivery.tracking!.track({
            type: 'system change',
            object_identifier: `${name}-${index}`,
          }),
        ),
      ),
    [name, count] as const,
  );
}

/** Sends a request after all others. Resolves when it has arrived. */
export function sendMarker(page: Page, origin = ''): Promise<void> {
  return page.evaluate(
    (origin) =>
      new Promise<void>((resolve) => {
        const image = new Image();
        image.onload = image.onerror = () => resolve();
        image.src = `${origin}/api/track/Track?marker=last`;
      }),
    origin,
  );
}

/** The counts of events once all have arrived, and nothing more arrives. */
export async function settledTally(
  { site }: Course,
  page: Page,
  name: string,
  sent: number,
  origin?: string,
): Promise<Tally> {
  const tally = () => tallyEvents(site.backend.log, name);
  await expect.poll(() => tally().arrived).toBe(sent);
  await sendMarker(page, origin);
  return tally();
}
