/** A shorter movement does not change the header, in px. */
const TOLERANCE = 8;

/**
 * Reports whether the header is hidden: while the page scrolls down, but not on
 * the way up or near the top (behaviour H13). Returns a function that ends it.
 */
export function hideOnScroll(
  header: HTMLElement,
  setHidden: (hidden: boolean) => void,
): () => void {
  let last = window.scrollY;
  let frame = 0;
  const update = () => {
    frame = 0;
    const moved = window.scrollY - last;
    if (Math.abs(moved) < TOLERANCE) return;
    last = window.scrollY;
    setHidden(moved > 0 && last > header.offsetHeight);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
    setHidden(false);
  };
}
