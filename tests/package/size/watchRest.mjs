/**
 * Watches the requests of a page from now on. Returns a function that resolves
 * once the page has nothing left to do: every request is answered, and idle
 * callbacks, which may start others, have had two chances to run.
 *
 * @param {import('playwright').Page} page
 * @returns {() => Promise<void>}
 */
export function watchRest(page) {
  /** @type {Set<import('playwright').Request>} */
  const pending = new Set();
  let started = 0;
  page.on('request', (request) => {
    // What the last document has not finished is never reported.
    if (request.isNavigationRequest()) pending.clear();
    // A beacon has no answer that the page could act on.
    if (request.resourceType() !== 'ping') pending.add(request);
    started += 1;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    let before;
    do {
      before = started;
      await page.evaluate(idleTwice);
    } while (pending.size > 0 || started > before);
  };
}

/**
 * Runs in the page. Callbacks run in their order, so these come after those of
 * the page. After a click, a headless Chromium is idle only if it draws.
 */
async function idleTwice() {
  const drawing = setInterval(() => requestAnimationFrame(() => {}), 50);
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  clearInterval(drawing);
}
