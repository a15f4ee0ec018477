import type { TrackEvent } from './trackEvent';
import type { TrackingOptions } from './trackingOptions';

const SECTION = 'lintelSection';

/**
 * The event for a click on an element with `data-lintel-id`, or `null`. It
 * reads attributes and the element's text, never an input's value. Elements
 * with `aria-expanded` are not included: see openings.ts.
 *
 * @param path the composed path of the click, from the target outwards
 */
export function readClick(path: readonly EventTarget[]): TrackEvent | null {
  const element = closestWith(path, 'lintelId');
  if (!element || element.hasAttribute('aria-expanded')) return null;
  const link = path.find(isLink);
  const { lintelEvent, lintelId } = element.dataset;
  const isCircle =
    lintelId === 'circle' && inherited(path, SECTION) === 'header-nav';
  return readElement(path, element, {
    type:
      lintelEvent ??
      (isCircle ? 'join-circle click' : link ? 'click link' : 'click'),
    destination_url: link?.href,
  });
}

/**
 * Not a form with a field, or a window with an element, that is called `href`.
 */
function isLink(target: EventTarget): target is HTMLAnchorElement {
  const { href } = target as HTMLAnchorElement;
  return typeof href === 'string' && href !== '';
}

/** Reads the `data-lintel-*` attributes of an element and its ancestors. */
export function readElement(
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

/** The default of `unsentClicksKey`. */
export const UNSENT_CLICKS = 'lintel_unsent_clicks';

/** The key of the clicks that a page could not send. */
export function unsentClicksKey({ names }: TrackingOptions): string {
  return names?.unsentClicks ?? UNSENT_CLICKS;
}
