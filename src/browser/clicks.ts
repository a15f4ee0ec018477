import { onEvents } from './events';

/** The properties of a click that decide where its link opens. */
export type Click = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/**
 * Whether a click opens its link in the same tab, and has not been handled yet.
 */
export function isPlainClick(event: Click): boolean {
  return opensHere(event) && !event.defaultPrevented;
}

/** With a modifier key, the link opens elsewhere or is downloaded. */
function opensHere(event: Omit<Click, 'defaultPrevented'>): boolean {
  return event.button === 0 && !hasModifier(event);
}

/** Whether a modifier key is pressed. What an event does is then the browser's. */
export function hasModifier(
  event: Pick<Click, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Closes the surface of a link that a click opens in the same tab, even if a
 * router has handled the click. The second click of a double click then does
 * nothing: it would land on what lies under the surface.
 */
export function closeOnLink(event: MouseEvent, close: () => void): void {
  const isLink = (target: EventTarget) =>
    // The avatar is a link with the role of a button.
    target instanceof Element && target.matches('a:not([role="button"])');
  if (!opensHere(event) || !event.composedPath().some(isLink)) return;
  ignoreSecondClick(event);
  close();
}

/** Phones do not count taps, so the second one is known by its time, in ms. */
const DOUBLE_TAP = 500;
/** And by its distance, in px. */
const TAP_SIZE = 24;

/** Ignores the events of the second click until the next press elsewhere. */
function ignoreSecondClick(first: MouseEvent): void {
  // A key presses whatever has focus, and the clicks of a script or of a test in
  // jsdom are all at the same place.
  if (first.detail === 0 || !first.isTrusted) return;
  function check(event: MouseEvent) {
    const isSecond =
      event.detail > 1 ||
      (event.detail === 1 &&
        event.timeStamp - first.timeStamp < DOUBLE_TAP &&
        Math.hypot(event.x - first.x, event.y - first.y) < TAP_SIZE);
    if (!isSecond) return stop();
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const stop = onEvents(
    window,
    // A press would move focus and select a word.
    { mousedown: check, click: check, dblclick: check },
    { capture: true },
  );
}

/**
 * Whether a pointer hovers. A finger does not, and neither does a mouse or a pen
 * that is pressed, for example to select text.
 */
export function isHover({
  pointerType,
  buttons,
}: Pick<PointerEvent, 'pointerType' | 'buttons'>): boolean {
  return pointerType !== 'touch' && !buttons;
}

/**
 * Calls back when the pointer of a `pointerout` or `pointerleave` event moves
 * elsewhere. Ignores a finger and a pen that are lifted, and waits for the next
 * move of a pointer at rest: the page has changed under it, for example because a
 * dialog has opened.
 */
export function whenElsewhere(
  { pointerType, relatedTarget }: PointerEvent,
  call: () => void,
): void {
  const isLifted = pointerType === 'pen' && !relatedTarget;
  if (pointerType === 'touch' || isLifted) return;
  // The page sees no moves in a frame or outside of the window.
  if (!relatedTarget || relatedTarget instanceof HTMLIFrameElement) call();
  else {
    const options = { once: true, capture: true };
    window.addEventListener('pointermove', call, options);
  }
}
