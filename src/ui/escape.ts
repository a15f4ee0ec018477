import { afterListeners, onEvents } from '../browser/events';
import { focusedIn, isAround } from '../browser/focus';
import { sharedByAll, sharedByCopies } from '../browser/registry';

/**
 * Calls `close` on Escape, wherever focus is (WCAG 1.4.13), while the part is the
 * topmost surface. One Escape closes one surface:
 *
 * - A surface of the page that opened after the part is above it, unless it is
 *   around it. If it closes, or is modal or focused, the Escape is the page's.
 * - An open surface of the page that is around the part, or opened earlier, is
 *   below it. The part closes before any listener of that surface is called.
 * - Otherwise an element of the page can use the Escape first, by preventing its
 *   default. A listener that only stops the event does not use it.
 * - Of several parts, the one that opened last closes.
 */
export function onEscape(part: Element, close: () => void): () => void {
  const parts = escapable();
  const earlier = openSurfaces();
  parts.add(part);
  const stop = onEvents(
    window,
    {
      keydown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.isComposing) return;
        if (event.defaultPrevented || [...parts].at(-1) !== part) return;
        const surfaces = openSurfaces();
        const above = surfaces.filter(
          (each) => !earlier.includes(each) && !isAround(each, part),
        );
        if (above.some(keepsEscape)) return;
        if (surfaces.length > 0 && above.length === 0) {
          claim(event);
          event.stopImmediatePropagation();
          return;
        }
        afterListeners(event, () => {
          if (isUsed(event) || !above.every(isOpen)) return;
          if (parts.has(part)) claim(event);
        });
      },
    },
    { capture: true },
  );
  function claim(event: Event) {
    // A dialog of the page around the part stays open.
    event.preventDefault();
    close();
  }
  return () => {
    parts.delete(part);
    stop();
  };
}

/** The open parts that close on Escape, in the order in which they opened. */
function escapable(): Set<Element> {
  return sharedByAll('escapable', () => new Set<Element>());
}

const isUsed = (event: Event) =>
  event.defaultPrevented && !released().has(event);

/**
 * The Escape events whose default Radix prevents, and whose use is decided after
 * the page's listeners.
 */
const released = () =>
  sharedByCopies('released escapes', () => new WeakSet<Event>());

/** Stops Radix from closing its part on an Escape. */
export function releaseEscape(event: Event): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  released().add(event);
}

/** What a page opens over itself. */
const SURFACES =
  ':is(dialog[open], [popover], [role="dialog"], [role="alertdialog"], [aria-modal="true"]):not([aria-hidden="true"])';

const openSurfaces = () =>
  [...document.querySelectorAll<HTMLElement>(SURFACES)].filter(isOpen);

function isOpen(surface: HTMLElement): boolean {
  if (!surface.isConnected || !surface.matches(SURFACES)) return false;
  const { visibility, opacity } = getComputedStyle(surface);
  const isHidden = visibility !== 'visible' || opacity === '0';
  return !isHidden && surface.getClientRects().length > 0;
}

/**
 * Whether an Escape is a surface's even if it stays open. The browser closes
 * modal dialogs and popovers after all listeners, and others fade out.
 */
function keepsEscape(surface: HTMLElement): boolean {
  const isNative = ':modal, [popover]:not([popover="manual"])';
  return (
    surface.matches(`:is(${isNative}, [aria-modal="true"])`) ||
    !!focusedIn(surface)
  );
}
