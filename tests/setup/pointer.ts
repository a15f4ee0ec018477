import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    parkPointer(): Promise<void>;
  }
}

/**
 * Of the window around the frame that tests run in: it leaves room beside every
 * frame to park the pointer in. And Vitest shrinks a frame that does not fit;
 * then nothing is as wide as the test says it is.
 */
export const WINDOW = { width: 2000, height: 1400 };

/** A point of the window where no test has anything. */
export const PARKING_PLACE = { x: WINDOW.width - 1, y: WINDOW.height - 1 };

export const parkPlaywrightPointer: BrowserCommand = ({ page }) =>
  page.mouse.move(PARKING_PLACE.x, PARKING_PLACE.y);
