import { expect, onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';
import { drawn } from './clock';
import { holdAnimations, type HeldAnimations } from './holdAnimations';

/** In ms. */
export const FRAMES = [0, 33, 66, 100, 200, 300];

/** Holds what moves until the test ends. */
export function hold(time = 0): HeldAnimations {
  const held = holdAnimations(document, time);
  onTestFinished(() => held.release());
  return held;
}

/** What `look` sees in each frame. */
export async function framesOf<Seen>(
  held: HeldAnimations,
  look: (time: number) => Seen,
  times = FRAMES,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const time of times) {
    held.moveTo(time);
    await drawn();
    seen.push(look(time));
  }
  return seen;
}

/** Clicks without a driver, which would take longer than the motion. */
export async function click(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  await drawn();
}

/**
 * Without the ring that shows the time of a picture, and without those of hidden
 * elements, which Firefox and WebKit do not finish.
 */
export const motions = () =>
  document.getAnimations().filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return (
      target?.checkVisibility({ visibilityProperty: true }) &&
      !target.closest('[data-lintel="spotlight"]')
    );
  });

export const waitForRest = () => expect.poll(motions).toEqual([]);

/** A click of a pointer: after a key, what opens at a button closes at once. */
export async function press(
  button: Element,
  held?: HeldAnimations,
): Promise<void> {
  const init = { bubbles: true, cancelable: true, detail: 1 };
  button.dispatchEvent(new MouseEvent('click', init));
  // React renders in a microtask.
  await Promise.resolve();
  held?.holdNow();
  await drawn();
}

/** The third frame is between the first and the last. */
export function expectGradual(frames: number[], first: number, last: number) {
  expect([frames[0], frames.at(-1)]).toEqual([first, last]);
  expect(frames[2]).toBeGreaterThan(Math.min(first, last));
  expect(frames[2]).toBeLessThan(Math.max(first, last));
}
