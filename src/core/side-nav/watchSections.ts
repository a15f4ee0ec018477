import { onMutation, onSize } from '../browser/observers';
import { onEvents } from '../browser/onEvents';
import { createScrollSpy } from './scrollSpy';
import { scrollerOf } from './scroller';
import { createStickyBar, type SideNavParts } from './stickyBar';

/**
 * Watches the sections of a side navigation in what scrolls them, and what its
 * bar covers there. Returns the function that ends it.
 *
 * @param ids the sections', of which some may not be there, or not yet
 * @param onActive called with the section in the middle, or `null`
 */
export function watchSections(
  parts: SideNavParts,
  ids: readonly string[],
  onActive: (id: string | null) => void,
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  const { nav, container } = parts;
  const root = container.getRootNode() as Document | ShadowRoot;
  let scroller: HTMLElement | undefined;
  let spy: ReturnType<typeof createScrollSpy> | undefined;
  let bar: ReturnType<typeof createStickyBar> | undefined;

  function measure() {
    const next = scrollerOf(container);
    if (next !== scroller) {
      leave();
      scroller = next;
      spy = createScrollSpy(next, root, ids, onActive);
      bar = createStickyBar(parts, next);
    }
    bar!.measure();
  }

  function leave() {
    spy?.stop();
    bar?.stop();
  }

  const stops = [
    // First once both are laid out.
    onSize(container, measure),
    onSize(nav, measure),
    onEvents(window, { resize: measure }),
    onMutation(
      () => {
        if (spy?.search()) measure();
        bar?.look();
      },
      // Elements that come, go or move, or get another id.
      [root, { childList: true, subtree: true, attributeFilter: ['id'] }],
    ),
    leave,
  ];
  return () => stops.forEach((stop) => stop());
}
