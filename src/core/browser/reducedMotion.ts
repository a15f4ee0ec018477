import { matchesMedia } from './media';
import { parseQuery } from './parseQuery';

/** The visitor's own setting. */
export const REDUCE = '(prefers-reduced-motion: reduce)';

/**
 * Whether the page's address has a `force-reduced-motion` parameter (behaviour
 * H10). No media query matches it.
 */
export function isMotionReducedByPage(): boolean {
  return parseQuery(location.search).has('force-reduced-motion');
}

/**
 * Whether the visitor or the page asks for reduced motion. In a browser only.
 */
export function wantsStillness(): boolean {
  return isMotionReducedByPage() || matchesMedia(REDUCE, false);
}
