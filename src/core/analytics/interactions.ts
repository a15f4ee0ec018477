import type { TrackEvent } from './trackEvent';

const SECTION = 'lintelSection';

/**
 * The event of a click on an element with `data-lintel-id`, or `null`. It
 * reads attributes and the element's own text, never an input's value. What
 * opens something counts when that is open, and not as a click.
 *
 * @param path the click's, from what was hit outwards, out of shadow trees too
 */
export function readClick(path: readonly EventTarget[]): TrackEvent | null {
  const element = closestWith(path, 'lintelId');
  if (!element || element.hasAttribute('aria-expanded')) return null;
  const link = path.find((each) => (each as HTMLAnchorElement).href);
  const { lintelEvent, lintelId } = element.dataset;
  const isCircle =
    lintelId === 'circle' && inherited(path, SECTION) === 'header-nav';
  return read(path, element, {
    type:
      lintelEvent ??
      (isCircle ? 'join-circle click' : link ? 'click link' : 'click'),
    destination_url: (link as HTMLAnchorElement | undefined)?.href,
  });
}

/** The event of an element with `aria-expanded` whose menu was opened or closed, or `null`. */
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
    ? read(
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

/** What attributes say, of the element and of what it is in. */
function read(
  path: readonly EventTarget[],
  element: HTMLElement,
  event: object,
): TrackEvent | null {
  if (closestWith(path, 'lintelIgnore')) return null;
  const { lintelId, lintelName, lintelValue } = element.dataset;
  return {
    ...event,
    object_identifier: lintelId,
    object_display_name:
      lintelName ?? element.getAttribute('aria-label') ?? textOf(element),
    object_value: lintelValue,
    product_page: inherited(path, 'lintelPage'),
    product_section: inherited(path, SECTION),
    product_area: inherited(path, 'lintelArea'),
  } as TrackEvent;
}

/** The nearest that has an attribute of ours. */
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

/** What can be edited holds what somebody wrote. */
function textOf(element: HTMLElement): string | undefined {
  return element.closest(EDITABLE) || element.querySelector(EDITABLE)
    ? undefined
    : element.textContent?.replace(/\s+/g, ' ').trim();
}

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
