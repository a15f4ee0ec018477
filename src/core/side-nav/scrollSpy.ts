/**
 * Shrinks what is seen to the pixel row in its middle, so that what overlaps it
 * is what contains the middle: from its top to just above its bottom.
 *
 * Not -50% twice: what only touches a box without height intersects it, and a
 * section would still count where it has just ended. Engines round percentages
 * differently: to whole pixels in Chromium, which makes this row 1 px high,
 * and to fractions of a pixel in others.
 * https://w3c.github.io/IntersectionObserver/#update-intersection-observations-algo
 */
const MIDDLE_ROW = '-50% 100% -49.98%';
/** Any overlap counts; a section that was empty (ratio 1) may get its content. */
const THRESHOLD = [1e-9, 1];

/**
 * Finds out which section contains the vertical middle of what is seen.
 *
 * @param ids of the sections; where several contain the middle, the last wins
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

  function tell() {
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
    tell();
  });

  function observe(found: readonly (Element | null)[]) {
    sections = found;
    observer.disconnect();
    // It calls back about each of them, wherever they are.
    for (const section of found) if (section) observer.observe(section);
    if (!found.some(Boolean)) tell();
  }

  const find = () => ids.map((id) => root.getElementById(id));
  observe(find());
  return {
    /** Looks for the sections again, and says whether some have come, gone or got another id. */
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
  const init = { rootMargin: MIDDLE_ROW, threshold: THRESHOLD };
  try {
    // The document itself: in a frame the window is somebody else's.
    const root = scroller === document.documentElement ? document : scroller;
    return new IntersectionObserver(call, { ...init, root });
  } catch {
    // Old engines take no document.
    return new IntersectionObserver(call, init);
  }
}
