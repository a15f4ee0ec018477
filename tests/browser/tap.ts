import { cdp, server, type Locator } from 'vitest/browser';

/**
 * A finger's tap. Chromium's is real; the other drivers have no fingers, so
 * that there the events are dispatched which a tap leads to.
 * https://w3c.github.io/pointerevents/#mapping-for-devices-that-do-not-support-hover
 */
export async function tap(target: Locator | Element): Promise<void> {
  const element = target instanceof Element ? target : target.element();
  if (server.browser === 'chromium') await touch(element);
  else dispatchTap(element);
}

async function touch(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  // The protocol counts from the corner of the window, not of the tests' frame.
  const frame = window.frameElement!.getBoundingClientRect();
  const point = {
    x: frame.x + x + width / 2,
    y: frame.y + y + height / 2,
  };
  await send('touchStart', [point]);
  await send('touchEnd', []);
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
  // A press that is prevented has no mouse events, but its click all the same.
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
    detail: type === 'click' ? 1 : 0,
  };
}
