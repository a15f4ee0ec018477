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

/** What `look` sees in each frame. */
export async function framesOf<Seen>(
  held: HeldAnimations,
  look: () => Seen,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const time of FRAMES) {
    held.moveTo(time);
    await drawn();
    seen.push(look());
  }
  return seen;
}

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
