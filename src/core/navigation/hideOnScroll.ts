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
  let last = window.scrollY;
  let frame = 0;
  const update = () => {
    frame = 0;
    const moved = window.scrollY - last;
    if (Math.abs(moved) < TOLERANCE) return;
    last = window.scrollY;
    const { offsetHeight } = header;
    const isHidden = moved > 0 && last > offsetHeight;
    if (isHidden) style.setProperty(RETURNING, `${offsetHeight}px`);
    setHidden(isHidden);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
    style.removeProperty(RETURNING);
    setHidden(false);
  };
}
