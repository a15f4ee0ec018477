import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, stopClock, timersOf } from '../browser/clock';
import { expectOpen, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';

/** The carousel's parts, by their accessible names. */
export const carousel = () =>
  page.getByRole('group', { name: 'Get inspired', exact: true });
export const slide = (position: number) =>
  page.getByRole('group', { name: `${position} of 3`, exact: true });
export const stopButton = () => trigger('Stop slide show');
export const startButton = () => trigger('Start slide show');

/**
 * Opens the menu with the mouse, which stays on its button. The clock stands
 * still unless a test advances it.
 */
export async function openCarousel() {
  await showHeader({ tracking: false });
  stopClock();
  await userEvent.click(trigger('Resources'));
  await expectOpen('Resources');
  await expect.element(stopButton().or(startButton())).toBeVisible();
  await drawn();
}

/** Checks that only the picture at this position is shown. */
export async function expectSlide(position: number) {
  await expect.element(slide(position)).toBeVisible();
  for (const other of [1, 2, 3].filter((one) => one !== position)) {
    await expect.element(slide(other)).not.toBeInTheDocument();
  }
}

/** How many automatic changes are scheduled. */
export const turnsAhead = () => timersOf(5000);
