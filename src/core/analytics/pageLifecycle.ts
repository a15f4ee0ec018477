/**
 * Tells when the page is left or hidden, once each time, and when it comes
 * back out of the back/forward cache. Never by `unload`, which keeps pages
 * out of that cache.
 * @see https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
export function watchPage(
  /** @param again the page was left already; others' events of its leaving may have come since */
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
 * At once, or when a page that is drawn in advance is shown: it may never be.
 * @see https://developer.mozilla.org/docs/Web/API/Document/prerendering
 */
export function whenShown(callback: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}
