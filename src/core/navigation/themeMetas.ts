import { onPageSwap } from '../browser/observers';

const STATUS_BAR = 'apple-mobile-web-app-status-bar-style';

/**
 * Sets the colours of the browser's own bars, with three meta elements
 * (behaviour H7). The returned function removes them. Browsers use the first
 * meta element of a name, so the page's own stay unchanged and apply again
 * afterwards.
 *
 * @param color a CSS colour
 * @see https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color
 */
export function setThemeMetas(isDark: boolean, color: string): () => void {
  const metas = [
    'theme-color',
    'msapplication-navbutton-color',
    STATUS_BAR,
  ].map((name) =>
    Object.assign(document.createElement('meta'), {
      name,
      content: name !== STATUS_BAR ? color : isDark ? 'black' : 'default',
    }),
  );
  const show = () => document.head.prepend(...metas);
  show();
  const stop = onPageSwap(() => {
    if (!metas[0]!.isConnected) show();
  });
  return () => {
    stop();
    metas.forEach((meta) => meta.remove());
  };
}
