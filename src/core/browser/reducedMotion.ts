import { matchesMedia } from './media';
import { parseQuery } from './parseQuery';

/** What the visitor's own setting says. */
export const REDUCE = '(prefers-reduced-motion: reduce)';

/** Whether the page asks for no motion by a `force-reduced-motion` query parameter, which no media query sees (specification §4). */
export function isMotionReducedByPage(): boolean {
  return parseQuery(location.search).has('force-reduced-motion');
}

/** Whether visitor or page want less motion. In a browser only. */
export function wantsStillness(): boolean {
  return isMotionReducedByPage() || matchesMedia(REDUCE, false);
}
