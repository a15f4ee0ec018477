import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';

declare global {
  interface Window {
    __measured: {
      /** The layout shift, with and without recent input. */
      shift: number;
      /** The elements that moved, with their old and new positions. */
      moved: string[];
      /** The versions of the React renderers on the page. */
      renderers: string[];
      /** Marks the document. The mark survives a client-side navigation. */
      document?: string;
    };
  }
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
interface Shift {
  value: number;
  sources: {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

/** Measures the page from before its first script until the test ends. */
export async function measure(page: Page): Promise<void> {
  const script = await page.addInitScript(() => {
    window.__measured = { shift: 0, moved: [], renderers: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Shift;
        window.__measured.shift += value;
        for (const { node, previousRect, currentRect } of sources) {
          const [from, to] = [previousRect, currentRect].map((rect) =>
            [rect.x, rect.y, rect.width, rect.height].join(' '),
          );
          window.__measured.moved.push(
            `${(node as HTMLElement | null)?.outerHTML ?? node?.nodeValue}: ${from} -> ${to}`,
          );
        }
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
  onTestFinished(() => script.dispose());
}

/**
 * The layout shift since the page began to load, once everything is painted.
 */
export async function layoutShift(page: Page): Promise<number> {
  await nextPaint(page);
  const { shift, moved } = await page.evaluate(() => window.__measured);
  if (shift > 0) console.warn(`Elements that moved:\n${moved.join('\n')}`);
  return shift;
}

/** Two frames, after which earlier changes are painted and observed. */
export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

export function markDocument(page: Page) {
  return page.evaluate(() => (window.__measured.document = 'first'));
}

/** Whether no other document has been loaded since. */
export function isMarked(page: Page) {
  return page.evaluate(() => window.__measured.document === 'first');
}
