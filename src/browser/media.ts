import { parseQuery } from './urls';

/** Narrower than 744 px (behaviour L2). */
export const phone = '(max-width: 743.98px)';

/**
 * Whether a media query matches, or `fallback` in browsers without `matchMedia`
 * (jsdom, old web views).
 */
export function matchesMedia(query: string, fallback: boolean): boolean {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia(query).matches
    : fallback;
}

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
