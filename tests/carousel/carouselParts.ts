import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../src/components/Header/Header';
import { drawn, stopClock, timersOf } from '../browser/clock';
import { expectOpen, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';

/** The carousel's parts, as its visitors name them. */
export const carousel = () =>
  page.getByRole('group', { name: 'Get inspired', exact: true });
export const slide = (position: number) =>
  page.getByRole('group', { name: `${position} of 3`, exact: true });
export const stopButton = () => trigger('Stop slide show');
export const startButton = () => trigger('Start slide show');
export const previous = () => trigger('Previous slide');
export const next = () => trigger('Next slide');
export const picker = () =>
  page.getByRole('group', { name: 'Choose a slide', exact: true });
export const pick = (position: number) => trigger(`${position} of 3`);

export async function showClosed(props: HeaderProps = {}) {
  await page.viewport(1280, 800);
  return showHeader({ tracking: false, ...props });
}

/** The menu as a mouse opens it, which then is on its button. */
export async function openMenu() {
  await userEvent.click(trigger('Resources'));
  await expectOpen('Resources');
  await expect.element(next()).toBeVisible();
}

export async function openCarousel(props?: HeaderProps) {
  const view = await showClosed(props);
  await openMenu();
  return view;
}

/** The same, on a clock that stands still unless somebody waits. */
export async function openCarouselOutOfTime(props?: HeaderProps) {
  const view = await showClosed(props);
  stopClock();
  await openMenu();
  await drawn();
  return view;
}

/** The one that is shown, of those that there are. */
export async function expectSlide(position: number) {
  await expect.element(slide(position)).toBeVisible();
  for (const other of [1, 2, 3].filter((one) => one !== position)) {
    await expect.element(slide(other)).not.toBeInTheDocument();
  }
}

/** How many pictures are about to be followed by the next. */
export const turnsAhead = () => timersOf(5000);
