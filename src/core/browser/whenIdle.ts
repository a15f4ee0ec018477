/**
 * Calls once the browser has nothing else to do, at the latest after
 * `timeout` ms: a page under an endless animation never rests. Engines without
 * `requestIdleCallback` are given 200 ms.
 * https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method
 */
export function whenIdle(call: () => void, timeout: number): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(call, { timeout });
  } else setTimeout(call, 200);
}
