/**
 * Tells when something with `data-lintel-id` and `aria-expanded` was opened or
 * closed: by mouse, finger or key alike, as it is the state that counts.
 * Returns the function that ends it.
 *
 * @param known what is open; it is kept up to date
 */
export function watchOpenings(
  onChange: (element: HTMLElement, open: boolean) => void,
  known: WeakSet<Element>,
): () => void {
  const look = (element: HTMLElement) => {
    const open = element.getAttribute('aria-expanded') === 'true';
    if (open === known.has(element)) return;
    if (open) known.add(element);
    else known.delete(element);
    onChange(element, open);
  };
  if (typeof MutationObserver !== 'function') return () => {};
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) look(target as HTMLElement);
  });
  observer.observe(document, {
    subtree: true,
    attributeFilter: ['aria-expanded'],
  });
  // Open before anybody watched: held open by the pointer while it was hydrated.
  document
    .querySelectorAll<HTMLElement>('[data-lintel-id][aria-expanded]')
    .forEach(look);
  return () => observer.disconnect();
}
