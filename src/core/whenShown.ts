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
