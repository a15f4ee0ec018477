import type { Page } from 'playwright';

declare global {
  interface Window {
    /** The timers, observers and listeners of the page, by kind. */
    work: () => Record<string, number>;
    /** Lets everything run that waits for no frame and no timer. */
    nextTask: () => Promise<void>;
  }
}

/**
 * Counts the pending and observing work of the page's scripts, from before the
 * first script.
 */
export async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeouts = new Set<number>();
    const intervals = new Set<number>();
    const watching = new Map<string, Map<object, Set<unknown>>>();
    let mediaListeners = 0;
    countTimers();
    countObserver('ResizeObserver');
    countObserver('IntersectionObserver');
    countObserver('MutationObserver');
    countMediaListeners();

    window.work = () => ({
      timeouts: timeouts.size,
      intervals: intervals.size,
      mediaListeners,
      ...Object.fromEntries(
        [...watching].map(([name, observers]) => [name, observers.size]),
      ),
    });

    // One for all of them, because each channel counts as a listener until it
    // is collected.
    const { port1, port2 } = new MessageChannel();
    window.nextTask = () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });

    function countTimers() {
      const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
      Object.assign(window, {
        setTimeout(run: TimerHandler, delay?: number, ...values: unknown[]) {
          const id = setTimeout(() => {
            timeouts.delete(id);
            if (typeof run === 'function') run(...values);
          }, delay);
          timeouts.add(id);
          return id;
        },
        clearTimeout(id: number) {
          timeouts.delete(id);
          clearTimeout(id);
        },
        setInterval(...values: Parameters<typeof setInterval>) {
          const id = setInterval(...values);
          intervals.add(id);
          return id;
        },
        clearInterval(id: number) {
          intervals.delete(id);
          clearInterval(id);
        },
      });
    }

    /**
     * An observer counts as long as it observes something, even an element no
     * longer on the page.
     */
    function countObserver(
      name: 'ResizeObserver' | 'IntersectionObserver' | 'MutationObserver',
    ) {
      const observers = new Map<object, Set<unknown>>();
      watching.set(name, observers);
      const prototype = window[name].prototype as unknown as Record<
        string,
        (...values: unknown[]) => void
      >;
      const { observe, unobserve, disconnect } = prototype;
      prototype['observe'] = function (this: object, target, options) {
        const targets = observers.get(this) ?? new Set();
        observers.set(this, targets.add(target));
        observe!.call(this, target, options);
      };
      prototype['unobserve'] = function (this: object, target) {
        const targets = observers.get(this);
        targets?.delete(target);
        if (targets?.size === 0) observers.delete(this);
        unobserve!.call(this, target);
      };
      prototype['disconnect'] = function (this: object) {
        observers.delete(this);
        disconnect!.call(this);
      };
    }

    function countMediaListeners() {
      const { addEventListener, removeEventListener } =
        MediaQueryList.prototype;
      Object.assign(MediaQueryList.prototype, {
        addEventListener(...values: Parameters<typeof addEventListener>) {
          mediaListeners += 1;
          addEventListener.apply(this, values);
        },
        removeEventListener(...values: Parameters<typeof removeEventListener>) {
          mediaListeners -= 1;
          removeEventListener.apply(this, values);
        },
      });
    }
  });
}

/** The maximum number of garbage collections before a count. */
const MOST_ROUNDS = 8;

/**
 * Chromium's own count of nodes and listeners, and ours of the rest, once a
 * garbage collection frees nothing more. Objects that a task has just released
 * are often freed only by the next one.
 */
export async function workOf(page: Page): Promise<Record<string, number>> {
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
  return { ...counted, ...(await page.evaluate(() => window.work())) };
}
