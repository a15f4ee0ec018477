import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { drawn, pass, stopClock, timersOf } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import { centre, pressAt, releaseAt } from '../browser/input';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  link,
  tabTo,
  trigger,
} from '../header/headerParts';
import { showHeader } from '../header/showHeader';

/** The carousel's parts, by their accessible names. */
const carousel = () =>
  page.getByRole('group', { name: 'Get inspired', exact: true });
const slide = (position: number) =>
  page.getByRole('group', { name: `${position} of 3`, exact: true });
const stopButton = () => trigger('Stop slide show');
const startButton = () => trigger('Start slide show');

/**
 * Opens the menu with the mouse, which stays on its button. The clock stands
 * still unless a test advances it.
 */
async function openCarousel() {
  await showHeader({ tracking: false });
  stopClock();
  await userEvent.click(trigger('Resources'));
  await expectOpen('Resources');
  await expect.element(stopButton().or(startButton())).toBeVisible();
  await drawn();
}

/** Checks that only the picture at this position is shown. */
async function expectSlide(position: number) {
  await expect.element(slide(position)).toBeVisible();
  for (const other of [1, 2, 3].filter((one) => one !== position)) {
    await expect.element(slide(other)).not.toBeInTheDocument();
  }
}

/** How many automatic changes are scheduled. */
const turnsAhead = () => timersOf(5000);

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => state,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The last element with focus before the carousel. */
const lastEntry = () => page.getByRole('link', { name: /^Hire an Expert/ });

async function expectTurns(count: number) {
  await expect.poll(turnsAhead).toBe(count);
  await drawn();
  expect(turnsAhead()).toBe(count);
}

afterEach(() => history.replaceState(null, '', location.pathname));

describe('the spotlight’s three pictures', () => {
  it('change every 5 seconds, and start again after the last', async () => {
    await openCarousel();
    await expectSlide(1);
    for (const position of [2, 3, 1]) {
      await pass(4999);
      expect(turnsAhead()).toBe(1);
      await pass(1);
      await expectSlide(position);
    }
  });

  it('do not change while the pointer is on them, the page is hidden, or their menu is closed, and go on afterwards', async () => {
    await openCarousel();
    await userEvent.hover(link('Get inspired'));
    await expectTurns(0);
    await userEvent.hover(trigger('Resources'));
    await expectTurns(1);
    setVisibility('hidden');
    await expectTurns(0);
    setVisibility('visible');
    await expectTurns(1);
    await pass(5000);
    await expectSlide(2);
    await userEvent.keyboard('{Escape}');
    await expectClosed('Resources');
    await expectTurns(0);
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await expectTurns(1);
  });

  it('stop when keyboard focus reaches their button, from which it goes to the link, and stay stopped when it leaves', async () => {
    await openCarousel();
    await tabTo(startButton(), lastEntry());
    await expectTurns(0);
    await userEvent.tab();
    await expectFocusOn(link('Get inspired'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expectTurns(0);
  });
});

it('the carousel is a group with the spotlight’s name, and has one button, which stops it until it is pressed again', async () => {
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
  await userEvent.hover(trigger('Resources'));
  await expectTurns(0);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(trigger('Resources'));
  await expect.element(startButton()).toBeVisible();
  await expectTurns(0);
});

it.runIf(server.browser === 'chromium')(
  'a press on the carousel’s button counts, even if the picture changes before its end',
  async () => {
    await openCarousel();
    await userEvent.click(stopButton());
    await userEvent.click(startButton());
    await expectTurns(1);
    const place = centre(stopButton().element());
    await pressAt(place);
    await pass(5000);
    await expectSlide(2);
    await releaseAt(place);
    await expect.element(startButton()).toBeVisible();
  },
);

describe('with reduced motion, the spotlight', () => {
  it('is paused by the address, and can be started', async () => {
    history.replaceState(null, '', '?force-reduced-motion');
    onTestFinished(() => {
      document.documentElement.removeAttribute('data-lintel-still');
    });
    await openCarousel();
    await expect.element(startButton()).toBeVisible();
    await expectTurns(0);
    await userEvent.click(startButton());
    await expectTurns(1);
  });

  it.runIf(server.browser === 'chromium')(
    'is paused by the setting, even if it changes later',
    async () => {
      await openCarousel();
      await expectTurns(1);
      await emulateMedia('prefers-reduced-motion', 'reduce');
      await expect.element(startButton()).toBeVisible();
      await expectTurns(0);
    },
  );
});
