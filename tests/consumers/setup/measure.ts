import type { Page } from 'playwright';

declare global {
  interface Window {
    __measured: {
      /** How far things have moved, by themselves or after input. */
      shift: number;
      /** The versions of the React renderers in the page. */
      renderers: string[];
      /** Marks the document: a navigation without loading keeps it. */
      document?: string;
    };
  }
}

/** Measures the page from before its first script on. */
export async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__measured = { shift: 0, renderers: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.__measured.shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: ({ version }: { version: string }) =>
        window.__measured.renderers.push(version),
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onScheduleFiberRoot() {},
      checkDCE() {},
    };
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook);
  });
}

/** How far things have moved since the page began to load, once it has painted what it has. */
export async function layoutShift(page: Page): Promise<number> {
  await nextPaint(page);
  return page.evaluate(() => window.__measured.shift);
}

/** Two frames: by then what was changed before is painted and observed. */
export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}
