import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onBothReacts } from '../setup/onBothReacts';

declare global {
  interface Window {
    /** Lets everything run that waits for no frame and no timer. */
    nextTask: () => Promise<void>;
    /** Unmounts the page. */
    unmount?: () => void;
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
    ['open menus of a logged-in visitor', undefined, openMenus, unmountOpen],
    ['an open drawer', phone, openDrawer, unmountOpen],
    ['all menus of a logged-in visitor', undefined, openMenus, navigate],
    ['a drawer and its sections', phone, openDrawer, navigate],
  ])(
    'from %s, after many times',
    { timeout: 5 * MINUTE },
    async (_, viewport, open, leave) => {
      const { page } = await contract.open(
        { headers: [] },
        { loggedIn: true, viewport, alone: true, reducedMotion: 'reduce' },
      );
      await addNextTask(page);
      await page.goto(
        contract.address({ headers: [{ tracking: false }] }, 'script=mounts'),
      );
      const play = (times: number) =>
        page.evaluate(`(${repeat})(${times}, ${open}, ${leave})`);
      await play(WARM_UP);
      const before = await workOf(page);
      await play(TIMES);
      const after = await workOf(page);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes + TOLERANCE.nodes);
      expect(after.listeners).toBeLessThanOrEqual(
        before.listeners + TOLERANCE.listeners,
      );
    },
  );
});

// These run in the page, and so depend on nothing outside. They wait for tasks
// instead of frames, because there are only sixty frames in a second.

async function repeat(
  times: number,
  open: () => Promise<void>,
  leave: (time: number) => void,
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    window.unmount ??= window.contract.mount!();
    await open();
    leave(time);
    await window.nextTask();
  }
}

function unmountOpen(): void {
  window.unmount!();
  delete window.unmount;
}

/** To another page, which closes what is open. */
function navigate(time: number): void {
  history.pushState(null, '', time % 2 ? '/website-design' : '/pricing');
}

/** Each closes the one before. */
async function openMenus(): Promise<void> {
  while (!document.querySelector('[data-lintel="avatar"][role]')) {
    await window.nextTask();
  }
  for (const button of document.querySelectorAll<HTMLElement>(
    '[data-lintel="trigger"], [data-lintel="language-trigger"], [data-lintel="avatar"]',
  )) {
    button.click();
    while (button.getAttribute('aria-expanded') !== 'true') {
      await window.nextTask();
    }
  }
}

async function openDrawer(): Promise<void> {
  const find = (selector: string) =>
    document.querySelector<HTMLElement>(selector);
  while (find('dialog[open]') || !find('[data-lintel="hamburger"]')) {
    await window.nextTask();
  }
  find('[data-lintel="hamburger"]')!.focus();
  while (!find('[aria-controls$="-drawer"]')) await window.nextTask();
  find('[data-lintel="hamburger"]')!.click();
  while (!find('dialog[open]')) await window.nextTask();
  for (const section of document.querySelectorAll<HTMLElement>(
    'dialog h2 button, dialog h3 button',
  )) {
    section.click();
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
