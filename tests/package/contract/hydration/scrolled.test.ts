import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { PageDescription } from '../page/Page';
import {
  isThorough,
  onNewestReact,
  type Contract,
} from '../setup/onBothReacts';

/**
 * A transparent bar with white text is only for the top of the page, because
 * the text would be unreadable on a light section.
 */
const longPage: PageDescription = {
  headers: [{ position: 'overlay', theme: 'dark-background', tracking: false }],
  sections: true,
};

/**
 * How much slower than this machine, and how often to load a page, because it
 * is chance whether records arrive together.
 */
const DEVICES = isThorough
  ? [
      { device: 'a phone', slowdown: 4, loads: 3 },
      { device: 'a very slow phone', slowdown: 20, loads: 2 },
    ]
  : [{ device: 'a phone', slowdown: 4, loads: 2 }];

/** The slow page of a busy machine takes longer than other pages. */
const PATIENT = { timeout: 180_000 };

onNewestReact(
  'an overlay header on a scrolled page',
  'production',
  (contract) => {
    it.for(DEVICES)(
      'has a background after a load at a hash, on $device',
      PATIENT,
      async ({ slowdown, loads }) => {
        const page = await openOn(contract, slowdown);
        for (let load = 0; load < loads; load += 1) {
          await page.goto(contract.address(longPage, `load=${load}#prices`));
          await expectGround(page);
        }
      },
    );

    it.for(DEVICES)(
      'has a background after a reload restores the scroll position, on $device',
      PATIENT,
      async ({ slowdown, loads }) => {
        const page = await openOn(contract, slowdown);
        await page.mouse.wheel(0, 900);
        await expectGround(page);
        for (let load = 0; load < loads; load += 1) {
          await page.reload();
          await expectGround(page);
        }
      },
    );

    it.for(DEVICES)(
      'has a background after going back restores the scroll position, on $device',
      PATIENT,
      async ({ slowdown, loads }) => {
        const page = await openOn(contract, slowdown);
        for (let load = 0; load < loads; load += 1) {
          await page.mouse.wheel(0, 900);
          await expectGround(page);
          await page.evaluate(stayOutOfCache);
          await page.goto(contract.address({ headers: [] }, 'elsewhere'));
          await page.goBack();
          await expectGround(page);
        }
      },
    );

    it.for(DEVICES)(
      'has a background if the visitor scrolls right after hydration, on $device',
      PATIENT,
      async ({ slowdown, loads }) => {
        const page = await openOn(contract, slowdown);
        await page.addInitScript(scrollOnceWatched);
        for (let load = 0; load < loads; load += 1) {
          await page.goto(contract.address(longPage, `load=${load}`));
          await expectGround(page);
        }
      },
    );

    it('is transparent again at the top', async () => {
      const page = await openOn(contract, 4);
      await page.goto(contract.address(longPage, 'again#prices'));
      await expectGround(page);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => groundOf(page)).toBe('rgba(0, 0, 0, 0)');
    });
  },
);

/**
 * Opens the page, and then slows the browser down to the speed of the device.
 */
async function openOn(contract: Contract, slowdown: number): Promise<Page> {
  const { page } = await contract.open(longPage, { alone: true });
  page.setDefaultTimeout(PATIENT.timeout / 4);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function expectGround(page: Page): Promise<void> {
  await page.waitForSelector('[data-lintel="header"][data-ready]');
  await page.waitForFunction(() => scrollY > 0);
  await expect.poll(() => groundOf(page)).toBe('rgb(255, 255, 255)');
}

/** The background of the bar. */
function groundOf(page: Page): Promise<string> {
  return page
    .locator('[data-lintel="bar"]')
    .evaluate((bar) => getComputedStyle(bar.parentElement!).backgroundColor);
}

/** Goes back, which loads the page again. */
function stayOutOfCache() {
  addEventListener('unload', () => {});
}

/**
 * The page is busy when the header starts to observe how it is scrolled, and
 * scrolls in the next frame, so the browser reports both frames together.
 */
function scrollOnceWatched() {
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function (target) {
    observe.call(this, target);
    if (!target.matches('header')) return;
    IntersectionObserver.prototype.observe = observe;
    requestAnimationFrame(() => {
      const until = performance.now() + 100;
      while (performance.now() < until);
      requestAnimationFrame(() => scrollTo(0, 600));
    });
  };
}
