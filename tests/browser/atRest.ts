/**
 * Colours that are on their way from one to another break no rule. Brought to
 * their end, not waited for: WebKit never ends what moves in a part that has
 * become `content-visibility: hidden` meanwhile.
 */
export function atRest(header: Element): void {
  for (const animation of header.getAnimations({ subtree: true })) {
    animation.finish();
  }
}
