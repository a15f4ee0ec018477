import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  carousel,
  expectSlide,
  openCarousel,
  slide,
  startButton,
  stopButton,
} from './carouselParts';
import { pass } from '../browser/clock';
import { computed, expectFocusOn, link, tabTo } from '../header/headerParts';

const lastEntry = () => page.getByRole('link', { name: /^Hire an Expert/ });

describe('the carousel', () => {
  it('is a group with the spotlight’s name, and has one button, which pauses it', async () => {
    await openCarousel();
    await expect
      .element(carousel())
      .toHaveAttribute('aria-roledescription', 'carousel');
    const buttons = carousel().getByRole('button').elements();
    expect(buttons).toEqual([stopButton().element()]);
    const [first] = buttons;
    // WCAG 2.5.8
    const { width, height } = first!.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expect.element(stopButton()).not.toHaveAttribute('aria-pressed');
    await userEvent.click(stopButton());
    expect(startButton().element()).toBe(first);
  });

  it('hides all pictures but one', async () => {
    await openCarousel();
    const first = slide(1).element();
    expect(first.getAttribute('aria-roledescription')).toBe('slide');
    await pass(5000);
    await expectSlide(2);
    await expect.poll(() => computed(first).visibility).toBe('hidden');
  });

  it('moves keyboard focus from its button to the link', async () => {
    await openCarousel();
    await tabTo(startButton(), lastEntry());
    await userEvent.tab();
    await expectFocusOn(link('Get inspired'));
  });
});
