import type { Page, Request } from 'playwright';

/**
 * Watches the scripts that a page loads from now on. Returns a function that
 * resolves once the page has nothing left to do: its chunks are loaded, and idle
 * callbacks have had two chances to run.
 */
export function watchRest(page: Page): () => Promise<void> {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return async () => {
    do await page.evaluate(rest);
    while (loading.size > 0);
  };
}

/** Runs in the page, which does not list what is still being loaded. */
async function rest(): Promise<void> {
  const idle = () =>
    new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  const loaded = () => performance.getEntriesByType('resource').length;
  let before = -1;
  while (loaded() !== before) {
    before = loaded();
    await idle();
    await idle();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
