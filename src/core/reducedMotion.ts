/** Whether the page asks for no motion by a `force-reduced-motion` query parameter, which no media query sees (specification §4). */
export function isMotionReducedByPage(): boolean {
  return new URLSearchParams(location.search).has('force-reduced-motion');
}
