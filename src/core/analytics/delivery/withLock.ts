/**
 * How long a lock is kept after its code has ended, in ms. What a tab stores
 * reaches other tabs later than the end of its lock: in Firefox after the task, in
 * Chromium through another process.
 * @see https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */
const UNTIL_STORED = 250;

/**
 * Runs code that no other tab may run at the same time. Without the Web Locks
 * API, as on pages without HTTPS, it runs immediately.
 * @see https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 *
 * @param released ends the lock early: a page that holds one cannot enter the
 *   back/forward cache
 */
export function withLock(
  name: string,
  act: () => Promise<boolean>,
  released: Promise<void>,
): Promise<boolean> {
  return new Promise((resolve) => {
    let acting: Promise<boolean> | undefined;
    function start() {
      acting ??= act();
      resolve(acting);
      return acting;
    }
    try {
      navigator.locks
        .request(name, () =>
          Promise.race([start().then(untilStored), released]),
        )
        // The page has been left.
        .catch(start);
    } catch {
      // No locks here.
      void start();
    }
  });
}

function untilStored(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, UNTIL_STORED));
}
