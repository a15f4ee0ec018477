import { expect, onTestFinished } from 'vitest';
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

/**
 * What `look` sees in each frame. Styles and boxes are those of the time without
 * drawing it, which takes WebKit a second on a busy machine.
 */
export const framesOf = <Seen>(
  held: HeldAnimations,
  look: (time: number) => Seen,
  times = FRAMES,
): Seen[] =>
  times.map((time) => {
    held.moveTo(time);
    return look(time);
  });

/**
 * Without the ring that shows the time of a picture, and without those of hidden
 * elements, which Firefox and WebKit do not finish.
 */
const motions = () =>
  document.getAnimations().filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return (
      target?.checkVisibility({ visibilityProperty: true }) &&
      !target.closest('[data-lintel="spotlight"]')
    );
  });

export const waitForRest = () => expect.poll(motions).toEqual([]);

/**
 * A click of a pointer: after a key, what opens at a button closes at once. Without
 * a driver, which would take longer than the motion.
 */
export async function press(button: Element): Promise<void> {
  const init = { bubbles: true, cancelable: true, detail: 1 };
  button.dispatchEvent(new MouseEvent('click', init));
  await drawn();
}

/** The third frame is between the first and the last. */
export function expectGradual(frames: number[], first: number, last: number) {
  expect([frames[0], frames.at(-1)]).toEqual([first, last]);
  expect(frames[2]).toBeGreaterThan(Math.min(first, last));
  expect(frames[2]).toBeLessThan(Math.max(first, last));
}
