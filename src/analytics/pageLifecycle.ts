/**
 * Calls back when the page is left or hidden, once each time, and when it
 * returns from the back/forward cache. It does not use `unload`, which keeps
 * pages out of that cache.
 * @see https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
export function watchPage(
  /**
   * @param again whether the page was already left. Other listeners may have
   *   added events since then.
   */
  onLeave: (again: boolean) => void,
  onReturn?: () => void,
): void {
  let left = false;
  const leave = () => {
    onLeave(left);
    left = true;
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else left = false;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    left = false;
    if (persisted) onReturn?.();
  });
}

/**
 * Calls back immediately, or when a prerendered page is shown, which may never
 * happen.
 * @see https://developer.mozilla.org/docs/Web/API/Document/prerendering
 */
export function whenShown(callback: () => void): void {
  // An element can have this name.
  if ((document as { prerendering?: unknown }).prerendering === true) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}
