import { cdp, server, type Locator } from 'vitest/browser';

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

/** Taps twice in one place, as quickly as the driver can. Chromium only. */
export async function doubleTap(element: Element): Promise<void> {
  const place = middleOf(element);
  await send('touchStart', [place]);
  await lift();
  await send('touchStart', [place]);
  await lift();
}

/**
 * Drags a finger from the middle of the target by this distance. Chromium only.
 */
export async function drag(
  target: Locator,
  by: { x: number; y: number },
): Promise<void> {
  const { x, y } = middleOf(target.element());
  await send('touchStart', [{ x, y }]);
  // A finger moves in steps.
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [{ x: x + by.x * part, y: y + by.y * part }]);
  }
  await send('touchEnd', []);
}

/** Puts a finger down and leaves it there. Chromium only. */
async function touch(element: Element): Promise<void> {
  await send('touchStart', [middleOf(element)]);
}

/** Lifts the finger that `touch` put down. */
async function lift(): Promise<void> {
  await send('touchEnd', []);
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  // The protocol counts from the corner of the window, not of the frame with
  // the tests.
  const frame = window.frameElement!.getBoundingClientRect();
  return {
    x: frame.x + x + width / 2,
    y: frame.y + y + height / 2,
  };
}

function send(type: string, touchPoints: object[]) {
  const parameters = { type, touchPoints };
  return cdp().send(
    'Input.dispatchTouchEvent' as never,
    parameters as never,
  ) as Promise<unknown>;
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
