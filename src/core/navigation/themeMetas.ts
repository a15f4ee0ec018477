import { onPageSwap } from '../browser/observers';

const STATUS_BAR = 'apple-mobile-web-app-status-bar-style';

/**
 * Colours the browser's own bars like the header (specification §4: three
 * metas), until the returned function is called. Browsers take the first meta
 * of a name, so the page's own are not touched, and count again afterwards.
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
