import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  carousel,
  expectSlide,
  next,
  openCarousel,
  pick,
  picker,
  previous,
  slide,
  startButton,
  stopButton,
} from './carouselParts';
import { pass } from '../browser/clock';
import { computed, expectFocusOn, link, tabTo } from '../header/headerParts';

const slides = () =>
  carousel().element().querySelector<HTMLElement>('[aria-live]')!;
const lastEntry = () => page.getByRole('link', { name: /^Hire an Expert/ });

describe('the carousel', () => {
  it('is a group with the spotlight’s name, and begins with its pause button', async () => {
    await openCarousel();
    await expect
      .element(carousel())
      .toHaveAttribute('aria-roledescription', 'carousel');
    await expect.element(carousel()).toContainElement(slides());
    const buttons = carousel().getByRole('button').elements();
    const [first] = buttons;
    expect(first).toBe(stopButton().element());
    expect(first!.localName).toBe('button');
    // WCAG 2.5.8
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await expect.element(stopButton()).not.toHaveAttribute('aria-pressed');
    await userEvent.click(stopButton());
    expect(startButton().element()).toBe(first);
  });

  it('has buttons for the previous and next picture, which keep focus, and hides all other pictures', async () => {
    await openCarousel();
    for (const button of [next(), previous()]) {
      await expect
        .element(button)
        .toHaveAttribute('aria-controls', slides().id);
    }
    const first = slide(1).element();
    expect(first.getAttribute('aria-roledescription')).toBe('slide');
    await userEvent.click(next());
    await expectSlide(2);
    await expectFocusOn(next());
    await expect.poll(() => computed(first).visibility).toBe('hidden');
    await userEvent.click(previous());
    await userEvent.click(previous());
    await expectSlide(3);
    await expectFocusOn(previous());
  });

  it('announces a picture that the visitor chose, but not one that comes automatically', async () => {
    await openCarousel();
    await expect.element(slides()).toHaveAttribute('aria-live', 'off');
    await pass(5000);
    await expect.element(slides()).toHaveAttribute('aria-live', 'off');
    await userEvent.click(stopButton());
    await expect.element(slides()).toHaveAttribute('aria-live', 'polite');
  });

  it('moves keyboard focus from pause to previous, next, the pictures’ buttons, and the link', async () => {
    await openCarousel();
    await tabTo(startButton(), lastEntry());
    const stops = [
      previous(),
      next(),
      pick(1),
      pick(2),
      pick(3),
      link('Get inspired'),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expectFocusOn(stop);
    }
  });

  it('has a button for each picture; that of the current one does nothing', async () => {
    await openCarousel();
    await expect.element(picker()).toBeVisible();
    await expect.element(pick(1)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pick(3));
    await expectSlide(3);
    await expectFocusOn(pick(3));
    await expect.element(pick(3)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(pick(1)).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await expectSlide(3);
  });
});
