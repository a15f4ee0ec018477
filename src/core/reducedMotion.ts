import { matchesMedia } from './media';
import { parseQuery } from './parseQuery';

const REDUCE = '(prefers-reduced-motion: reduce)';

/** Whether the page asks for no motion by a `force-reduced-motion` query parameter, which no media query sees (specification §4). */
export function isMotionReducedByPage(): boolean {
  return parseQuery(location.search).has('force-reduced-motion');
}

/** Whether visitor or page want less motion. In a browser only. */
export function wantsStillness(): boolean {
  return isMotionReducedByPage() || matchesMedia(REDUCE, false);
}

/** Tells when the visitor begins to want less motion. Returns the function that ends it. */
export function watchStillness(listener: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {};
  const list = window.matchMedia(REDUCE);
  const onChange = () => {
    if (list.matches) listener();
  };
  // Old web views have no `addEventListener` here.
  list.addEventListener?.('change', onChange);
  return () => list.removeEventListener?.('change', onChange);
}
