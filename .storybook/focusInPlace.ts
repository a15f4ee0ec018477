/**
 * A browser scrolls every page around a frame until an element that receives
 * the focus is in view. The live stories of a documentation page must leave the
 * reader's page where it is.
 * https://drafts.csswg.org/cssom-view/#scroll-an-element-into-view
 */
export function focusInPlace(): void {
  if (!window.frameElement?.closest('#storybook-docs')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
