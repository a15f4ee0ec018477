import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Lets everything run that waits for no frame and no timer. */
    nextTask: () => Promise<void>;
  }
}

/** Gives the page `nextTask`, from before its first script. */
export async function addNextTask(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // One for all of them, because each channel counts as a listener until it
    // is collected.
    const { port1, port2 } = new MessageChannel();
    window.nextTask = () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
  });
}

/** The maximum number of garbage collections before a count. */
const MOST_ROUNDS = 8;

/**
 * Chromium's own count of nodes and listeners, once a garbage collection frees
 * nothing more. Objects that a task has just released are often freed only by
 * the next one.
 */
export async function workOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let counted = { nodes: Infinity, listeners: Infinity };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await page.evaluate(() => window.nextTask());
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) =>
      metrics.find((each) => each.name === name)?.value ?? NaN;
    const now = {
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    };
    const isSettled = now.nodes >= counted.nodes;
    counted = now;
    if (isSettled) break;
  }
  await session.detach();
  return counted;
}
