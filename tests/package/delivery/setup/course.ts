import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { recordConsole } from '../../../hosts/checks/browser';
import type { TestedBrowser } from './browsers';
import type { Visit } from './documentOf';
import type { Site } from './startSite';
import { tallyEvents, type Tally } from './tally';

const SECOND = 1000;

/** A browser that runs the tests of one mode of delivery on one site. */
export interface Course {
  site: Site;
  delivery: 'once' | 'confirmed';
  browser: Browser;
  tested: TestedBrowser;
  rows: string[];
}

export interface OpenedPage {
  page: Page;
  /** The messages it has printed, and its uncaught errors. */
  lines: string[];
}

/** The address of a page that uses the course's mode of delivery. */
export function addressOf(
  { site, delivery }: Course,
  visit: Visit = {},
  origin?: string,
): string {
  const tracking = { delivery, ...visit.page?.tracking };
  return site.address({ ...visit, page: { ...visit.page, tracking } }, origin);
}

/** Opens a page as a new visitor. */
export async function open(
  course: Course,
  visit?: Visit,
  options?: BrowserContextOptions,
): Promise<OpenedPage> {
  const context = await course.browser.newContext(options);
  onTestFinished(() => context.close());
  return openTab(course, context, visit);
}

/** Opens a page in a new tab of a visitor. */
export async function openTab(
  course: Course,
  context: BrowserContext,
  visit?: Visit,
): Promise<OpenedPage> {
  const page = await context.newPage();
  const lines = recordConsole(page);
  await page.goto(addressOf(course, visit));
  if (visit?.events !== false) {
    await page.waitForFunction(() => window.delivery?.tracking);
  }
  return { page, lines };
}

/** The same, once its page view has been sent. */
export async function openViewed(
  course: Course,
  visit?: Visit,
): Promise<OpenedPage> {
  const opened = await open(course, visit);
  await opened.page.evaluate(() => window.delivery.viewed);
  return opened;
}

/**
 * Visits pages, one after another in the tab of each of several visitors, who
 * share them, except for the last ones. Resolves to a page of one of them.
 */
export async function visitAll(
  course: Course,
  addresses: string[],
  visitors: number,
  last: string[] = [],
): Promise<Page> {
  const each = Math.ceil(addresses.length / visitors);
  const pages = await Promise.all(
    Array.from({ length: visitors }, async (_, index) => {
      const { page } = await open(course, { events: false, act: ['drive'] });
      const own = addresses.slice(index * each, (index + 1) * each);
      await page.evaluate((all) => window.visitAll(all), [...own, ...last]);
      return page;
    }),
  );
  return pages[0]!;
}

/** Tracks events at the same time. Resolves to the outcomes from `track`. */
export function track(
  page: Pick<Page, 'evaluate'>,
  name: string,
  count: number,
) {
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

/**
 * The counts of events once all have arrived, or after a timeout, and nothing
 * more arrives.
 */
export async function settledTally(
  { site }: Course,
  page: Page,
  name: string,
  sent: number,
  origin?: string,
): Promise<Tally> {
  const tally = () => tallyEvents(site.backend.log, name, sent);
  await expect
    .poll(() => tally().lost, { timeout: 5 * SECOND, interval: 20 })
    .toBe(0)
    .catch(() => {});
  await sendMarker(page, origin);
  return tally();
}

/**
 * The browser's own messages about the network and a page's policy, which
 * Firefox reports as errors.
 */
const BROWSERS_OWN =
  /^error: Failed to load resource:|^uncaught: (The page’s settings blocked|The Same Origin Policy disallows)/;

/** Printed when the visitor is logged out. */
const VISITOR = /^error: Error fetching auth data:/;

export function uncaught(lines: readonly string[]): string[] {
  return printedByUs(lines).filter((line) => line.startsWith('uncaught:'));
}

/** Lintel's errors and warnings. */
export function printedByUs(lines: readonly string[]): string[] {
  return lines.filter(
    (line) =>
      /^(error|warning|uncaught):/.test(line) &&
      !BROWSERS_OWN.test(line) &&
      !VISITOR.test(line),
  );
}

/** Writes a row of the table of results. */
export function note(
  { rows }: Course,
  row: string,
  sent: number,
  { lost, unique, duplicates, requests }: Tally,
): void {
  const cells = [sent, lost, unique, duplicates, requests];
  rows.push(
    row.padEnd(58) + cells.map((cell) => `${cell}`.padStart(11)).join(''),
  );
}

export const HEAD =
  ' '.repeat(58) +
  ['sent', 'lost', 'unique', 'duplicates', 'requests']
    .map((cell) => cell.padStart(11))
    .join('');
