import { onEvents } from '../browser/events';

/**
 * Calls back when the page is hidden or left. Leaving a visible page is both, so
 * it calls back twice. It does not use `unload`, which keeps pages out of the
 * back/forward cache. Returns a function that stops watching.
 * @see https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
export function onPageLeave(callback: () => void): () => void {
  return onEvents(window, {
    pagehide: callback,
    visibilitychange() {
      if (document.visibilityState === 'hidden') callback();
    },
  });
}

/**
 * Calls back when the page is visible again, or returns from the back/forward
 * cache. Returns a function that stops watching.
 */
export function onPageShow(callback: (fromCache: boolean) => void): () => void {
  return onEvents(window, {
    pageshow: ({ persisted }: PageTransitionEvent) => callback(persisted),
    visibilitychange() {
      if (document.visibilityState === 'visible') callback(false);
    },
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
