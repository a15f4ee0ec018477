/**
 * Keeps what a script focuses from disturbing a documentation page with live
 * stories. A browser would scroll every page around a frame until the element is
 * in view, and show a focus ring before anyone has pressed a key.
 * https://drafts.csswg.org/cssom-view/#scroll-an-element-into-view
 * https://html.spec.whatwg.org/multipage/interaction.html#dom-focusoptions-focusvisible
 */
export function focusInPlace(): void {
  if (!window.frameElement?.closest('#storybook-docs')) return;
  const { focus } = HTMLElement.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  let quiet: FocusOptions = { preventScroll: true, focusVisible: false };
  addEventListener('keydown', () => (quiet = { preventScroll: true }), true);
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, ...quiet });
  };
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    // It has no such options, so its first focus is repeated with them.
    const focused = document.activeElement as HTMLElement;
    focused.blur();
    focused.focus();
  };
}
