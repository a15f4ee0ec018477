/** Calls with each change of the element's size, and once at first; never where nobody can say. */
export function onSize(element: Element, call: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(call);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls when one of the targets has changed; never where nobody can say. */
export function onMutation(
  call: (changes: MutationRecord[]) => void,
  ...targets: [Node, MutationObserverInit][]
): () => void {
  if (typeof MutationObserver !== 'function') return () => {};
  const observer = new MutationObserver(call);
  for (const [node, init] of targets) observer.observe(node, init);
  return () => observer.disconnect();
}

/**
 * Calls when the root element has got another style, or the head other
 * elements: a router that puts the next page's in their place takes away ours.
 * https://docs.astro.build/en/guides/view-transitions/#client-side-navigation-process
 */
export function onPageSwap(call: () => void): () => void {
  return onMutation(
    call,
    [document.documentElement, { attributeFilter: ['style'] }],
    [document.head, { childList: true }],
  );
}
