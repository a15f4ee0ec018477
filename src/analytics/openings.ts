import { onMutation } from '../browser/events';
import { CONTRACT, shared } from '../browser/registry';
import { readElement } from './clicks';
import type { TrackEvent } from './trackEvent';

/**
 * Calls back with an event when an element with `data-lintel-id` and
 * `aria-expanded` opens, whether by mouse, touch or keyboard. Returns a function
 * that stops watching.
 */
export function watchOpenings(onOpen: (event: TrackEvent) => void): () => void {
  const open = shared('openings', () => new WeakSet<Element>(), CONTRACT);
  const update = (element: HTMLElement) => {
    if (element.getAttribute('aria-expanded') !== 'true') {
      open.delete(element);
    } else if (!open.has(element)) {
      open.add(element);
      const event = readOpening(element);
      if (event) onOpen(event);
    }
  };
  // Elements may already be open, for example by hover during hydration.
  document
    .querySelectorAll<HTMLElement>('[data-lintel-id][aria-expanded]')
    .forEach(update);
  return onMutation(
    (changes) => changes.forEach(({ target }) => update(target as HTMLElement)),
    [document, { subtree: true, attributeFilter: ['aria-expanded'] }],
  );
}

function readOpening(element: HTMLElement): TrackEvent | null {
  const path = [element];
  for (let next = element.parentElement; next; next = next.parentElement) {
    path.push(next);
  }
  const { lintelEvent: type, lintelId } = element.dataset;
  if (!lintelId) return null;
  const opening = { type: 'click', action: 'open', object_type: 'menu' };
  return readElement(path, element, type ? { type } : opening);
}
