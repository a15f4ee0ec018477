import { shared } from '../browser/registry';

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
  /** Called when the page is visible again, or returns. */
  onShow?: () => void,
): void {
  const page = shownPage();
  let left = false;
  const leave = () => {
    page.isLeft = true;
    onLeave(left);
    left = true;
  };
  const show = () => {
    page.isLeft = left = false;
    onShow?.();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else show();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    show();
    if (persisted) onReturn?.();
  });
}

/** Whether the page is being left, or hidden. Known once something watches it. */
export function isPageLeft(): boolean {
  return shownPage().isLeft;
}

const shownPage = () => shared('shown page', () => ({ isLeft: false }));

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
