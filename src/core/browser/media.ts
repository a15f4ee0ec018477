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
