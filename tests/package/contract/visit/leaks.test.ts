import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onBothReacts } from '../setup/onBothReacts';

declare global {
  interface Window {
    /** Lets everything run that waits for no frame and no timer. */
    nextTask: () => Promise<void>;
  }
}

const MINUTE = 60_000;
const phone = { width: 390, height: 844 };

/** Until everything has been used once, and caches are full. */
const WARM_UP = 50;
const TIMES = 300;

/** A leak of one object in each round adds up to the number of rounds. */
const TOLERANCE = { nodes: 30, listeners: 10 };

onBothReacts('nothing leaks', 'production', (contract) => {
  it.each([
    [
      'mounting and unmounting the header of a logged-in visitor with a menu open',
      undefined,
      mountHeaderLoggedIn,
    ],
    [
      'mounting and unmounting a phone with its drawer open',
      phone,
      mountOpenDrawer,
    ],
    [
      'opening all menus of a logged-in visitor and navigating',
      undefined,
      openMenusAndNavigate,
    ],
    [
      'opening the drawer with its sections and navigating',
      phone,
      openDrawerAndNavigate,
    ],
  ])(
    'after %s many times',
    { timeout: 5 * MINUTE },
    async (_, viewport, round) => {
      const { page } = await contract.open(
        { headers: [] },
        { loggedIn: true, viewport, alone: true, reducedMotion: 'reduce' },
      );
      await addNextTask(page);
      await page.goto(
        contract.address({ headers: [{ tracking: false }] }, 'script=mounts'),
      );
      await expectFlat(page, round);
    },
  );
});

async function expectFlat(
  page: Page,
  round: (times: number) => Promise<void>,
): Promise<void> {
  const play = (times: number) => page.evaluate(`(${round})(${times})`);
  await play(WARM_UP);
  const before = await workOf(page);
  await play(TIMES);
  const after = await workOf(page);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + TOLERANCE.nodes);
  expect(after.listeners).toBeLessThanOrEqual(
    before.listeners + TOLERANCE.listeners,
  );
}

// These run in the page, and so depend on nothing outside. They wait for tasks
// instead of frames, because there are only sixty frames in a second.

async function mountHeaderLoggedIn(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const unmount = window.contract.mount!();
    while (!document.querySelector('[data-lintel="avatar"][role]')) {
      await window.nextTask();
    }
    document
      .querySelector<HTMLElement>('[data-item="products"] > button')!
      .click();
    await window.nextTask();
    unmount();
    await window.nextTask();
  }
}

async function mountOpenDrawer(times: number): Promise<void> {
  const button = () =>
    document.querySelector<HTMLElement>('[data-lintel="hamburger"]');
  for (let time = 0; time < times; time += 1) {
    const unmount = window.contract.mount!();
    while (!button()) await window.nextTask();
    button()!.focus();
    while (!button()!.matches('[aria-controls$="-drawer"]')) {
      await window.nextTask();
    }
    button()!.click();
    while (!document.querySelector('dialog[open]')) await window.nextTask();
    unmount();
    await window.nextTask();
  }
}

async function openMenusAndNavigate(times: number): Promise<void> {
  if (!document.querySelector('[data-lintel="header"]')) {
    window.contract.mount!();
  }
  while (!document.querySelector('[data-lintel="avatar"][role]')) {
    await window.nextTask();
  }
  const buttons = document.querySelectorAll<HTMLElement>(
    '[data-lintel="trigger"], [data-lintel="language-trigger"], [data-lintel="avatar"]',
  );
  for (let time = 0; time < times; time += 1) {
    for (const button of buttons) {
      for (const expanded of ['true', 'false']) {
        button.click();
        while (button.getAttribute('aria-expanded') !== expanded) {
          await window.nextTask();
        }
      }
    }
    history.pushState(null, '', time % 2 ? '/pricing' : '/website-design');
    await window.nextTask();
  }
}

async function openDrawerAndNavigate(times: number): Promise<void> {
  if (!document.querySelector('[data-lintel="header"]')) {
    window.contract.mount!();
  }
  const button = () =>
    document.querySelector<HTMLElement>('[data-lintel="hamburger"]');
  while (!button()) await window.nextTask();
  button()!.focus();
  while (!button()!.matches('[aria-controls$="-drawer"]')) {
    await window.nextTask();
  }
  for (let time = 0; time < times; time += 1) {
    button()!.click();
    while (!document.querySelector('dialog[open]')) await window.nextTask();
    for (const section of document.querySelectorAll<HTMLElement>(
      'dialog h2 button, dialog h3 button',
    )) {
      section.click();
      await window.nextTask();
    }
    document
      .querySelector<HTMLElement>('[data-lintel="drawer-toggle"]')!
      .click();
    while (document.querySelector('dialog[open]')) await window.nextTask();
    history.pushState(null, '', time % 2 ? '/pricing' : '/website-design');
    await window.nextTask();
  }
}

/** Gives the page `nextTask`, from before its first script. */
async function addNextTask(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // One for all of them, because each channel counts as a listener until it
    // is collected.
    const { port1, port2 } = new MessageChannel();
    window.nextTask = () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
  });
}

/** The maximum number of garbage collections before a count. */
const MAX_ROUNDS = 8;

/**
 * Chromium's own count of nodes and listeners, once a garbage collection frees
 * nothing more. Objects that a task has just released are often freed only by
 * the next one.
 */
async function workOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let counted = { nodes: Infinity, listeners: Infinity };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await page.evaluate(() => window.nextTask());
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) =>
      metrics.find((each) => each.name === name)?.value ?? NaN;
    const now = {
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    };
    const isSettled = now.nodes >= counted.nodes;
    counted = now;
    if (isSettled) break;
  }
  await session.detach();
  return counted;
}
