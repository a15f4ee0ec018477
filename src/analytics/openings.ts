import { readElement } from './readClick';
import type { TrackEvent } from './trackEvent';

/**
 * The event for opening or closing an element with `aria-expanded`, or `null`.
 */
export function readOpening(
  element: HTMLElement,
  open: boolean,
): TrackEvent | null {
  const path = [element];
  for (let next = element.parentElement; next; next = next.parentElement) {
    path.push(next);
  }
  const { lintelEvent, lintelId } = element.dataset;
  return lintelId
    ? readElement(
        path,
        element,
        open && lintelEvent
          ? { type: lintelEvent }
          : {
              type: 'click',
              action: open ? 'open' : 'close',
              object_type: 'menu',
            },
      )
    : null;
}

/**
 * Calls back when an element with `data-lintel-id` and `aria-expanded` opens or
 * closes, whether by mouse, touch or keyboard. Returns a function that stops
 * watching.
 *
 * @param known the open elements, kept up to date
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
  // Elements may already be open, for example by hover during hydration.
  document
    .querySelectorAll<HTMLElement>('[data-lintel-id][aria-expanded]')
    .forEach(look);
  return () => observer.disconnect();
}
