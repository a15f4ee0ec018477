import { readElement, unsentClicksKey, type Click } from './clicks';
import type { EventContext, TrackEvent } from './trackEvent';
import type { TrackingOptions } from './trackingOptions';
import { readStored } from './visitor';
import { CONTRACT, retain, shared } from '../browser/registry';
import { pageOptions, pageTracking } from './pageTracking';

export { pageTracking };

/**
 * Starts the page's tracking, or joins it. Returns a function to call when the
 * part unmounts.
 *
 * @param shown the page, when the part mounted
 */
export function startPartTracking(shown: EventContext): () => void {
  const tracking = pageTracking();
  // The pages that were left were not viewed either. The first is the landing.
  for (const [event, context] of takeUnsentClicks(pageOptions())) {
    tracking.view(context);
    void tracking.track(event, context);
  }
  tracking.view(shown);
  const openParts = shared('openings', () => new WeakSet<Element>(), CONTRACT);
  const release = retain('openings watch', () =>
    watchOpenings((element, open) => {
      if (!open && !pageOptions().closeEvents) return;
      const event = readOpening(element, open);
      if (event) void tracking.track(event);
    }, openParts),
  );
  // Delayed, because a part whose settings change joins again immediately.
  return () => void setTimeout(release);
}

/** The number of clicks that are sent, because storage can contain anything. */
const MAX_CLICKS = 50;

/** Removes and returns the clicks that earlier pages of the tab have stored. */
function takeUnsentClicks(options: TrackingOptions): Click[] {
  const key = unsentClicksKey(options);
  const stored = readStored('sessionStorage', key);
  if (!stored) return [];
  sessionStorage.removeItem(key);
  return stored.trim().split('\n').slice(-MAX_CLICKS).flatMap(parseClick);
}

function parseClick(line: string): Click[] {
  try {
    const click = JSON.parse(line) as Click;
    const { at, url } = click[1];
    const isHere = new URL(url).origin === location.origin;
    return isHere && at <= Date.now() ? [click] : [];
  } catch {
    return [];
  }
}

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
  const update = (element: HTMLElement) => {
    const open = element.getAttribute('aria-expanded') === 'true';
    if (open === known.has(element)) return;
    if (open) known.add(element);
    else known.delete(element);
    onChange(element, open);
  };
  if (typeof MutationObserver !== 'function') return () => {};
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) update(target as HTMLElement);
  });
  observer.observe(document, {
    subtree: true,
    attributeFilter: ['aria-expanded'],
  });
  // Elements may already be open, for example by hover during hydration.
  document
    .querySelectorAll<HTMLElement>('[data-lintel-id][aria-expanded]')
    .forEach(update);
  return () => observer.disconnect();
}
