import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addNextTask, workOf } from '../setup/workOf';
import { onBothReacts, type Contract } from '../setup/onBothReacts';

const MINUTE = 60_000;
/** Once its menu has loaded. */
const AVATAR_MENU = '[data-lintel="avatar"][role]';
const phone = { width: 390, height: 844 };

/** Until everything has been used once, and caches are full. */
const WARM_UP = 50;
const TIMES = 300;

/** A leak of one object in each round adds up to the number of rounds. */
const TOLERANCE = { nodes: 30, listeners: 10 };

onBothReacts('nothing leaks', 'production', (contract) => {
  it.each([
    ['the header of a logged-in visitor', undefined, mountHeaderLoggedIn],
    ['a phone with its drawer open', phone, mountOpenDrawer],
  ])(
    `after mounting and unmounting %s many times`,
    { timeout: 5 * MINUTE },
    async (_, viewport, round) => {
      const page = await openWatched(contract, { viewport, search: 'mounts' });
      await expectFlat(page, round);
    },
  );

  it.each([
    ['a mega-menu', undefined, '[data-item="products"] > button'],
    ['the languages', undefined, '[data-lintel="language-trigger"]'],
    ['the account menu', undefined, AVATAR_MENU],
    ['the drawer', phone, '[aria-controls="lintel-drawer"]'],
  ])(
    'after opening and closing %s many times',
    { timeout: 5 * MINUTE },
    async (_, viewport, button) => {
      const page = await openWatched(contract, { viewport });
      await page.waitForSelector(button);
      // It observes elements of its own.
      if (!viewport) await page.waitForSelector(AVATAR_MENU);
      await expectFlat(page, toggle, button);
    },
  );
});

async function openWatched(
  contract: Contract,
  { viewport, search }: { viewport?: typeof phone; search?: string },
): Promise<Page> {
  const { page } = await contract.open(
    { headers: [] },
    { loggedIn: true, viewport, alone: true },
  );
  await addNextTask(page);
  const script = search ? `script=${search}` : '';
  await page.goto(contract.address({ headers: [{ tracking: false }] }, script));
  return page;
}

async function expectFlat<Value>(
  page: Page,
  round: (times: number, value: Value) => Promise<void>,
  value?: Value,
): Promise<void> {
  const play = (times: number) =>
    page.evaluate(`(${round})(${times}, ${JSON.stringify(value)})`);
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

async function toggle(times: number, selector: string): Promise<void> {
  const button = document.querySelector<HTMLElement>(selector)!;
  for (let time = 0; time < times * 2; time += 1) {
    const before = button.ariaExpanded;
    button.click();
    while (button.ariaExpanded === before) await window.nextTask();
    await window.nextTask();
  }
}
