/**
 * Calls back when the browser is idle, after `timeout` ms at the latest,
 * because a page with an endless animation is never idle. Without
 * `requestIdleCallback` it calls back after 200 ms.
 * @see
 *   https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method
 */
export function whenIdle(call: () => void, timeout: number): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(call, { timeout });
  } else setTimeout(call, 200);
}
