import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { PageDescription } from '../page/Page';
import { onNewestReact, type Contract } from '../setup/onBothReacts';

/**
 * A transparent bar with white text is only for the top of the page, because
 * the text would be unreadable on a light section.
 */
const longPage: PageDescription = {
  headers: [{ position: 'overlay', theme: 'dark-background', tracking: false }],
  sections: true,
};

/** How much slower than this machine a phone is. */
const SLOWDOWN = 4;

onNewestReact(
  'an overlay header on a scrolled page',
  'production',
  (contract) => {
    it('has a background after a load at a hash, and is transparent again at the top', async () => {
      const page = await openOnPhone(contract);
      await page.goto(contract.address(longPage, 'load#prices'));
      await expectGround(page);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => groundOf(page)).toBe('rgba(0, 0, 0, 0)');
    });

    it('has a background if the visitor scrolls right after hydration', async () => {
      const page = await openOnPhone(contract);
      await page.addInitScript(scrollOnceWatched);
      await page.goto(contract.address(longPage, 'load'));
      await expectGround(page);
    });
  },
);

/** Opens the page, and then slows the browser down. */
async function openOnPhone(contract: Contract): Promise<Page> {
  const { page } = await contract.open(longPage, { alone: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
