import { coveredBy, onScroll, scrollPosition } from '../browser/scroller';

/** A shorter movement does not change the header, in px. */
const TOLERANCE = 8;

/**
 * What the header covers when it returns. A jump upwards shows it again, so its
 * target must not end up below it (behaviour S3).
 */
const RETURNING = '--lintel-header-offset-up';

/**
 * Reports whether the header is hidden: while the page scrolls down, but not on
 * the way up or near the top (behaviour H13). Returns a function that ends it.
 */
export function hideOnScroll(
  header: HTMLElement,
  setHidden: (hidden: boolean) => void,
): () => void {
  const { style } = document.documentElement;
  let last: number | undefined;
  const stop = onScroll(header, (scroller) => {
    const position = scrollPosition(scroller);
    const moved = position - (last ?? position);
    if (last !== undefined && Math.abs(moved) < TOLERANCE) return;
    last = position;
    const covered = coveredBy(header);
    const isHidden = moved > 0 && last > covered;
    if (isHidden) style.setProperty(RETURNING, `${covered}px`);
    setHidden(isHidden);
  });
  return () => {
    stop();
    style.removeProperty(RETURNING);
    setHidden(false);
  };
}
