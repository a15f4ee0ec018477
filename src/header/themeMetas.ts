import { onPageSwap, whenIdle } from '../browser/events';

/** The longest time until a new colour is shown, in ms. */
const IDLE_TIMEOUT_MS = 500;

/**
 * Sets the colours of the browser's own bars, with three meta elements
 * (behaviour H7). The returned function removes them. Browsers use the first
 * meta element of a name, so the page's own stay unchanged and apply again
 * afterwards.
 *
 * @param color returns a CSS colour. Called again when an attribute of the root
 *   element changes, with which a page may switch to its dark mode
 * @see https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color
 */
export function setThemeMetas(
  isDark: boolean,
  color: () => string,
): () => void {
  const metas = [
    'theme-color',
    'msapplication-navbutton-color',
    'apple-mobile-web-app-status-bar-style',
  ].map((name) =>
    Object.assign(document.createElement('meta'), {
      name,
      // The status bar keeps this. It accepts no other colours.
      content: isDark ? 'black' : 'default',
    }),
  );
  const paint = () => {
    metas[0]!.content = metas[1]!.content = color();
  };
  const show = () => document.head.prepend(...metas);
  paint();
  show();
  const stop = onPageSwap(() => {
    if (!metas[0]!.isConnected) show();
    // Otherwise it would compute the styles of the whole page.
    whenIdle(paint, IDLE_TIMEOUT_MS);
  });
  return () => {
    stop();
    metas.forEach((meta) => meta.remove());
  };
}
