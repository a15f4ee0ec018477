import { onMutation } from '../browser/events';
import { sharedByAll } from '../browser/registry';
import type { LintelEvent } from './trackEvent';

/**
 * The event for a click on an element with `data-lintel-id`, or `null`. It
 * reads attributes and the element's text, never an input's value. Elements
 * with `aria-expanded` are recorded when they open.
 *
 * @param path the composed path of the click, from the target outwards
 */
export function readClick(path: readonly EventTarget[]): LintelEvent | null {
  const element = closestWith(path, 'lintelId');
  if (!element || element.hasAttribute('aria-expanded')) return null;
  const link = path.find(isLink);
  const isCircle =
    element.dataset.lintelId === 'circle' &&
    inherited(path, 'lintelSection') === 'header-nav';
  return readElement(path, element, {
    type: isCircle ? 'join-circle click' : link ? 'click link' : 'click',
    destination_url: link?.href,
  });
}

/**
 * Calls back with an event when an element with `data-lintel-id` and
 * `aria-expanded` opens, whether by mouse, touch or keyboard. Returns a function
 * that stops watching.
 */
export function watchOpenings(
  onOpen: (event: LintelEvent) => void,
): () => void {
  const open = sharedByAll('openings', () => new WeakSet<Element>());
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

function readOpening(element: HTMLElement): LintelEvent | null {
  const path: HTMLElement[] = [];
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    path.push(each);
  const { lintelEvent, lintelId } = element.dataset;
  if (!lintelId) return null;
  const opening = { type: 'click', action: 'open', object_type: 'menu' };
  return readElement(path, element, lintelEvent ? {} : opening);
}

/** Reads the `data-lintel-*` attributes of an element and its ancestors. */
function readElement(
  path: readonly EventTarget[],
  element: HTMLElement,
  event: object,
): LintelEvent | null {
  if (closestWith(path, 'lintelIgnore')) return null;
  const { lintelEvent, lintelId, lintelName, lintelValue } = element.dataset;
  return {
    ...event,
    ...(lintelEvent && { type: lintelEvent }),
    object_identifier: lintelId,
    object_display_name:
      lintelName ?? element.getAttribute('aria-label') ?? textOf(element),
    object_value: lintelValue,
    product_page: inherited(path, 'lintelPage'),
    product_section: inherited(path, 'lintelSection'),
    product_area: inherited(path, 'lintelArea'),
  } as LintelEvent;
}

/**
 * Not a form with a field, or a window with an element, that is called `href`.
 */
function isLink(target: EventTarget): target is HTMLAnchorElement {
  const { href } = target as HTMLAnchorElement;
  return typeof href === 'string' && href !== '';
}

/** The nearest element with a `data-lintel-*` attribute. */
function closestWith(
  path: readonly EventTarget[],
  name: string,
): HTMLElement | undefined {
  return (path as readonly HTMLElement[]).find(
    ({ dataset }) => dataset?.[name] !== undefined,
  );
}

function inherited(path: readonly EventTarget[], name: string) {
  return closestWith(path, name)?.dataset[name];
}

const EDITABLE = 'textarea,[contenteditable]';

/** The element's text, unless the visitor can edit it. */
function textOf(element: HTMLElement): string | undefined {
  return element.closest(EDITABLE) || element.querySelector(EDITABLE)
    ? undefined
    : element.textContent?.replace(/\s+/g, ' ').trim();
}
