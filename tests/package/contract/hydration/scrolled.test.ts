import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { inRgb } from '../../../browser/inRgb';
import type { PageDescription } from '../page/Page';
import { onNewestReact } from '../setup/onBothReacts';

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

onNewestReact('an overlay header', 'production', (contract) => {
  it('on a phone has a background after a load at a hash, is transparent again at the top, and has one if the visitor scrolls right after hydration', async () => {
    const { page } = await contract.open({ headers: [] }, { alone: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(contract.address(longPage, 'load#prices'));
    await expectGround(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => groundOf(page)).toBe('rgba(0, 0, 0, 0)');
    await page.addInitScript(scrollOnceWatched);
    await page.goto(contract.address(longPage, 'again'));
    await expectGround(page);
  });
});

async function expectGround(page: Page): Promise<void> {
  await page.waitForSelector('[data-lintel="header"][data-lintel-ready]');
  await page.waitForFunction(() => scrollY > 0);
  await expect.poll(() => groundOf(page)).toBe('rgb(255, 255, 255)');
}

/** The background of the bar. */
async function groundOf(page: Page): Promise<string> {
  const ground = await page
    .locator('[data-lintel="bar"]')
    .evaluate((bar) => getComputedStyle(bar.parentElement!).backgroundColor);
  return inRgb(ground);
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
