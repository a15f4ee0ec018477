import { onCrossing, onElements, onSize } from './observers';
import { onEvents } from './onEvents';
import { scrollerOf, scrollTarget } from './scroller';
import { createSectionMap } from './sectionMap';

export interface SectionListener {
  /** Told of each look which section the middle of what is seen is in. */
  onActive(id: string | null): void;
  /** Told what scrolls the sections, whenever they are measured. */
  onMeasure(scroller: HTMLElement): void;
}

/**
 * Tells which section contains the vertical middle of what is seen
 * (specification §4). Sections are measured together, and seldom; a frame in
 * which the page is scrolled asks for the place of one, and measures anew
 * where that has moved: so it costs the same for ten and for a thousand.
 * Returns the function that ends it.
 *
 * @param ids the sections', of which some may not be there, or not yet
 */
export function watchSections(
  container: HTMLElement,
  ids: readonly string[],
  { onActive, onMeasure }: SectionListener,
): () => void {
  const root = container.getRootNode() as Document | ShadowRoot;
  const map = createSectionMap(root, ids);
  let scroller: HTMLElement | undefined;
  let frame = 0;
  let isStale = true;
  let isSearching = true;
  let stopScroll = () => {};
  let stopCrossings = () => {};

  function look() {
    frame = 0;
    const isOther = isSearching && map.search();
    isSearching = false;
    if (isOther || isStale || map.isOff(scroller!)) measure(isOther);
    onActive(map.active(scroller!));
  }

  function measure(isOther: boolean) {
    isStale = false;
    const next = scrollerOf(container);
    map.measure(next);
    if (isOther || next !== scroller) attach(next);
    onMeasure(next);
  }

  function attach(next: HTMLElement) {
    scroller = next;
    stopScroll();
    stopScroll = onEvents(
      scrollTarget(next),
      { scroll: soon },
      { passive: true },
    );
    stopCrossings();
    // A banner has come, a picture is loaded: nothing was scrolled.
    stopCrossings = onCrossing(next, map.elements(), (crossed) => {
      if (map.haveMoved(next, crossed)) soonAnew();
    });
  }

  function soon() {
    frame ||= requestAnimationFrame(look);
  }

  function soonAnew() {
    isStale = true;
    soon();
  }

  const stopResize = onEvents(window, { resize: soonAnew });
  const stopSize = onSize(container, soonAnew);
  const stopElements = onElements(root, () => {
    isSearching = true;
    soon();
  });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    stopResize();
    stopSize();
    stopElements();
    stopScroll();
    stopCrossings();
  };
}
