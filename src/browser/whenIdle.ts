/**
 * Calls back when the browser is idle, after `timeout` ms at the latest,
 * because a page with an endless animation is never idle. Without
 * `requestIdleCallback` it calls back after 200 ms. Returns a function that cancels
 * it.
 * @see
 *   https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method
 */
export function whenIdle(call: () => void, timeout: number): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) call();
  };
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(run, { timeout });
  } else setTimeout(run, 200);
  return () => {
    isCancelled = true;
  };
}
