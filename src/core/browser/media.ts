import { parseQuery } from './urls';

/** Specification §9: under 744 px. */
export const phone = '(max-width: 743.98px)';

/** Whether a media query matches; `fallback` where the engine cannot say (jsdom, old web views). */
export function matchesMedia(query: string, fallback: boolean): boolean {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia(query).matches
    : fallback;
}

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
