/**
 * Runs code that no other tab may run at the same time. Without the Web Locks
 * API, as on pages without HTTPS, it runs immediately.
 * @see https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 *
 * @param released ends the lock early: a page that holds one cannot enter the
 *   back/forward cache
 */
export async function withLock(
  name: string,
  act: () => Promise<boolean>,
  released: Promise<void>,
): Promise<boolean> {
  let acting: Promise<boolean> | undefined;
  try {
    await navigator.locks.request(name, async () => {
      acting = act();
      await Promise.race([acting.then(nextTask), released]);
    });
  } catch {
    // No locks here, or the page has been left.
  }
  return acting ?? act();
}

/**
 * Other tabs of Firefox see what a task has stored once it has ended, so a lock
 * that ends within the task lets them read old values.
 * @see https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
