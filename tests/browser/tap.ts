import { server, type Locator } from 'vitest/browser';
import { centre, inWindow, send, type Point } from './input';

/**
 * Taps with a finger. Real in Chromium. The other drivers have no touch, so the
 * events of a tap are dispatched instead.
 * https://w3c.github.io/pointerevents/#mapping-for-devices-that-do-not-support-hover
 */
export async function tap(target: Locator | Element): Promise<void> {
  const element = target instanceof Element ? target : target.element();
  if (server.browser !== 'chromium') return dispatchTap(element);
  await touch(element);
  await lift();
}

/**
 * Taps twice in one place, in a fifth of a second, however busy the machine is.
 * Chromium only.
 */
export async function doubleTap(element: Element): Promise<void> {
  const place = inWindow(centre(element));
  const start = Date.now() / 1000;
  for (const begin of [0, 0.1]) {
    await finger('touchStart', [place], start + begin);
    await finger('touchEnd', [], start + begin + 0.05);
  }
}

/**
 * Drags a finger from the middle of the target by this distance. Chromium only.
 */
export async function drag(target: Locator, by: Point): Promise<void> {
  const { x, y } = inWindow(centre(target.element()));
  await finger('touchStart', [{ x, y }]);
  // A finger moves in steps.
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await finger('touchMove', [{ x: x + by.x * part, y: y + by.y * part }]);
  }
  await lift();
}

const touch = (element: Element) =>
  finger('touchStart', [inWindow(centre(element))]);

const lift = () => finger('touchEnd', []);

/** @param timestamp in seconds since 1970. @default now */
function finger(type: string, touchPoints: Point[], timestamp?: number) {
  return send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
}

function dispatchTap(element: Element) {
  const isPressed = pointer(element, ['over', 'enter', 'down']);
  pointer(element, ['up', 'out', 'leave']);
  // If the press is prevented, there are no mouse events, but still a click.
  if (isPressed) {
    for (const type of ['mousemove', 'mousedown', 'mouseup']) {
      element.dispatchEvent(new MouseEvent(type, init(type)));
    }
  }
  element.dispatchEvent(new PointerEvent('click', init('click')));
}

function pointer(element: Element, steps: string[]): boolean {
  const answers = steps.map((step) =>
    element.dispatchEvent(
      new PointerEvent(`pointer${step}`, init(`pointer${step}`)),
    ),
  );
  return answers.every(Boolean);
}

function init(type: string) {
  return {
    pointerType: 'touch',
    isPrimary: true,
    bubbles: !/enter|leave/.test(type),
    cancelable: true,
    composed: true,
    view: window,
    detail: /^(click|mousedown|mouseup)$/.test(type) ? 1 : 0,
  };
}
