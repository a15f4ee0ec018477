/**
 * Shrinks the visible area to the pixel row in its middle. A section that
 * overlaps this row contains the middle: the row belongs to the area from the
 * section's top to just above its bottom.
 *
 * Not -50% on both sides: a box without height intersects whatever only touches
 * it, so a section would still match where it has just ended. Browsers round
 * percentages differently: Chromium to whole pixels, so that this row is 1 px
 * high, others to fractions of a pixel.
 * @see
 *   https://w3c.github.io/IntersectionObserver/#update-intersection-observations-algo
 */
const MIDDLE_ROW = '-50% 100% -49.98%';
/**
 * Any overlap counts. A section that was empty (ratio 1) can be filled later.
 */
const THRESHOLD = [1e-9, 1];

/**
 * Finds the section that contains the vertical middle of the visible area
 * (behaviour S1).
 *
 * @param ids of the sections. If several contain the middle, the last one is
 *   used
 * @param onActive called with the section in the middle, or `null`
 */
export function createScrollSpy(
  scroller: HTMLElement,
  root: Document | ShadowRoot,
  ids: readonly string[],
  onActive: (id: string | null) => void,
) {
  let sections: readonly (Element | null)[] = [];
  const inMiddle = new WeakSet<Element>();

  function report() {
    const contains = (_: string, at: number) =>
      !!sections[at] && inMiddle.has(sections[at]);
    onActive(ids.filter(contains).at(-1) ?? null);
  }

  const observer = observeMiddle(scroller, (entries) => {
    for (const { target, intersectionRatio, boundingClientRect } of entries) {
      if (intersectionRatio > 0 && boundingClientRect.height > 0) {
        inMiddle.add(target);
      } else inMiddle.delete(target);
    }
    report();
  });

  function observe(found: readonly (Element | null)[]) {
    sections = found;
    observer.disconnect();
    // Each section is reported initially, wherever it is.
    for (const section of found) if (section) observer.observe(section);
    if (!found.some(Boolean)) report();
  }

  const find = () => ids.map((id) => root.getElementById(id));
  observe(find());
  return {
    /**
     * Looks for the sections again. Returns whether elements were added,
     * removed or got another id.
     */
    search(): boolean {
      const found = find();
      const isOther = found.some((each, at) => each !== sections[at]);
      if (isOther) observe(found);
      return isOther;
    },
    stop: () => observer.disconnect(),
  };
}

function observeMiddle(
  scroller: HTMLElement,
  call: IntersectionObserverCallback,
): IntersectionObserver {
  return new IntersectionObserver(call, {
    rootMargin: MIDDLE_ROW,
    threshold: THRESHOLD,
    // The document, because in a frame the default root is the top window.
    root: scroller === document.documentElement ? document : scroller,
  });
}
