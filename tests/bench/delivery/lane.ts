import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import {
  startSlowly,
  type SlowServer,
} from '../../package/delivery/setup/slowly';
import type { contestants } from './contestants';
import { startCollector, type Collector } from './startCollector';

const SECOND = 1000;

/** Messages about requests and cookies, which Firefox reports as errors. */
const BROWSERS_OWN =
  /^(The page’s settings blocked|The Same Origin Policy disallows|Cookie )/;

/** One contestant in one row: its visitors and its own collector. */
export interface Lane {
  collector: Collector;
  /** The same collector with a latency of 100 ms. */
  slow: SlowServer;
  /** Its uncaught errors. */
  errors: string[];
  newVisitor(): Promise<BrowserContext>;
  /** The address of its page. */
  address(options?: PageOptions): string;
  /** Opens its page, once it can track. */
  open(context: BrowserContext, options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface PageOptions {
  isSlow?: boolean;
  policy?: string;
}

export async function openLane(
  browser: Browser,
  pages: string,
  { page: script }: (typeof contestants)[number],
): Promise<Lane> {
  const collector = await startCollector();
  const slow = await startSlowly(collector.url);
  const visitors: BrowserContext[] = [];
  const errors: string[] = [];

  function address({ isSlow, policy }: PageOptions = {}): string {
    const query = new URLSearchParams({
      collector: isSlow ? slow.url : collector.url,
      ...(policy && { policy }),
    });
    return `${pages}/${script}?${query}`;
  }

  return {
    collector,
    slow,
    errors,
    address,
    async newVisitor() {
      const context = await browser.newContext();
      visitors.push(context);
      return context;
    },
    async open(context, options) {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => {
        if (!BROWSERS_OWN.test(message)) errors.push(message);
      });
      await page.goto(address(options));
      await untilReady(page);
      return page;
    },
    async close() {
      await Promise.all(visitors.map((visitor) => visitor.close()));
      await slow.close();
      await collector.close();
    },
  };
}

export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.contestant, null, {
    timeout: 20 * SECOND,
  });
}

/** Waits until all events have arrived, or for a time, and then a bit more. */
export async function settle(
  { collector }: Lane,
  sent: number,
  patience: number,
): Promise<void> {
  const deadline = performance.now() + patience;
  const isComplete = () =>
    new Set(collector.arrived.map(({ name }) => name)).size >= sent;
  while (!isComplete() && performance.now() < deadline) await pause(100);
  // Duplicates arrive later.
  await pause(3 * SECOND);
}
