import { inNextFrame, onMutation, onSize, onEvents } from '../browser/events';
import { createScrollSpy } from './scrollSpy';
import { scrollerOf } from '../browser/scroller';
import { createStickyBar, type SideNavParts } from './stickyBar';

/**
 * Watches the sections of a side navigation and the height of its bar. Returns
 * a function that stops watching.
 *
 * @param ids of the sections, some of which may be missing
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

  const measuring = inNextFrame(measure);

  function leave() {
    spy?.stop();
    bar?.stop();
  }

  const stops = [
    // Called first when both are laid out.
    onSize(container, measuring.request),
    onSize(nav, measuring.request),
    measuring.cancel,
    onEvents(window, { resize: measure }),
    onMutation(
      () => {
        if (spy?.search()) measure();
        bar?.update();
      },
      // Elements that are added, removed or moved, or get another id.
      [root, { childList: true, subtree: true, attributeFilter: ['id'] }],
    ),
    leave,
  ];
  return () => stops.forEach((stop) => stop());
}
