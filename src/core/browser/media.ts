/** Specification §9: under 744 px. */
export const phone = '(max-width: 743.98px)';

/** Whether a media query matches; `fallback` where the engine cannot say (jsdom, old web views). */
export function matchesMedia(query: string, fallback: boolean): boolean {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia(query).matches
    : fallback;
}
