import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  expectSlide,
  openCarouselOutOfTime,
  startButton,
  stopButton,
  turnsAhead,
} from './carouselParts';
import { drawn, pass } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import {
  expectClosed,
  expectOpen,
  link,
  tabTo,
  trigger,
} from '../header/headerParts';

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

/** What the keyboard is on before it comes to the carousel. */
const lastEntry = () => page.getByRole('link', { name: /^Hire an Expert/ });

async function expectTurns(count: number) {
  await expect.poll(turnsAhead).toBe(count);
  await drawn();
  expect(turnsAhead()).toBe(count);
}

afterEach(() => history.replaceState(null, '', location.pathname));

describe('the three pictures of the spotlight', () => {
  it('take turns every 5 seconds, and begin again', async () => {
    await openCarouselOutOfTime();
    await expectSlide(1);
    for (const position of [2, 3, 1]) {
      await pass(4999);
      expect(turnsAhead()).toBe(1);
      await pass(1);
      await expectSlide(position);
    }
  });

  it('take no turns while their menu is closed', async () => {
    await openCarouselOutOfTime();
    await expectTurns(1);
    await userEvent.keyboard('{Escape}');
    await expectClosed('Resources');
    await expectTurns(0);
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await expectTurns(1);
  });

  it('take none while the page is hidden or left, and one when it is back', async () => {
    await openCarouselOutOfTime();
    setVisibility('hidden');
    await expectTurns(0);
    setVisibility('visible');
    await expectTurns(1);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expectTurns(0);
    // Where it is `persisted`, the pages of the tests before would wake as well.
    dispatchEvent(new PageTransitionEvent('pageshow'));
    await expectTurns(1);
    await pass(5000);
    await expectSlide(2);
  });

  it('C8: take none while the pointer is on them', async () => {
    await openCarouselOutOfTime();
    await userEvent.hover(link('Get inspired'));
    await expectTurns(0);
    await userEvent.hover(trigger('Resources'));
    await expectTurns(1);
  });

  it('stop when the keyboard comes to them, and do not go on when it leaves', async () => {
    await openCarouselOutOfTime();
    await tabTo(startButton(), lastEntry());
    await expectTurns(0);
    await userEvent.tab({ shift: true });
    await expectTurns(0);
  });
});

describe('the button of the carousel', () => {
  it('stops the pictures, for as long as nobody starts them', async () => {
    await openCarouselOutOfTime();
    await userEvent.click(stopButton());
    await expect.element(startButton()).toBeVisible();
    await userEvent.hover(trigger('Resources'));
    await expectTurns(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(trigger('Resources'));
    await expect.element(startButton()).toBeVisible();
    await expectTurns(0);
  });

  it('C7: Enter and Space stop and start', async () => {
    await openCarouselOutOfTime();
    await tabTo(startButton(), lastEntry());
    await userEvent.keyboard('{Enter}');
    await expect.element(stopButton()).toHaveFocus();
    await expectTurns(1);
    await userEvent.keyboard(' ');
    await expect.element(startButton()).toHaveFocus();
    await expectTurns(0);
  });
});

describe('who wants less motion', () => {
  it('C9: has the pictures at rest where the page’s address says so, and may start them', async () => {
    history.replaceState(null, '', '?force-reduced-motion');
    onTestFinished(() => {
      document.documentElement.removeAttribute('data-lintel-still');
    });
    await openCarouselOutOfTime();
    await expect.element(startButton()).toBeVisible();
    await expectTurns(0);
    await userEvent.click(startButton());
    await expectTurns(1);
  });

  it.runIf(server.browser === 'chromium')(
    'C9: has them at rest by a setting, also one that comes later',
    async () => {
      await openCarouselOutOfTime();
      await expectTurns(1);
      await emulateMedia('prefers-reduced-motion', 'reduce');
      await expect.element(startButton()).toBeVisible();
      await expectTurns(0);
    },
  );
});
