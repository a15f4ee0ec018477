import { expect } from 'vitest';

/** Waits until parts may move, which they do not for 250 ms after a resize. */
export async function waitForMotion(): Promise<void> {
  await expect
    .poll(() => document.documentElement.hasAttribute('data-lintel-still'))
    .toBe(false);
}
