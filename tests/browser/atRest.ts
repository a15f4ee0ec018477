/**
 * Colours in transition do not break rules of contrast. Animations are finished
 * instead of awaited, because WebKit never ends one in an element that has
 * become `content-visibility: hidden` in the meantime.
 */
export function atRest(header: Element): void {
  for (const animation of header.getAnimations({ subtree: true })) {
    animation.finish();
  }
}
