import type { Page } from 'playwright';

/** The button of the first menu. */
const TRIGGER = 'button:text-is("Products")';
/** Visible while the menu is open. */
const LINK = 'a[href="/website-design"]';

declare global {
  interface Window {
    /** The time until the menu is painted, in ms. */
    opening?: Promise<number>;
  }
}

/** Focuses the button of the menu, as Tab does. */
export async function focusTrigger(page: Page): Promise<void> {
  await page.locator(TRIGGER).first().focus();
}

/**
 * Presses Enter. Resolves to the time from that input until the browser has
 * painted the menu, in ms.
 */
export async function openMenu(page: Page): Promise<number> {
  await page.evaluate(watchOpening, LINK);
  await page.keyboard.press('Enter');
  return page.evaluate(() => window.opening ?? NaN);
}

export async function closeMenu(page: Page): Promise<void> {
  await page
    .locator(TRIGGER)
    .first()
    .evaluate((element) => (element as HTMLElement).click());
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every(
        (part) => !part.checkVisibility({ visibilityProperty: true }),
      ),
    LINK,
  );
}

/** Runs in the page, before the input that opens the menu. */
function watchOpening(selector: string): void {
  const isOpen = () =>
    [...document.querySelectorAll(selector)].some((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
  window.opening = new Promise((resolve) => {
    const onInput = async ({ timeStamp }: Event) => {
      do await new Promise(requestAnimationFrame);
      while (!isOpen());
      // The task after a frame's callbacks comes after its paint.
      await new Promise((next) => setTimeout(next));
      resolve(performance.now() - timeStamp);
    };
    addEventListener('keydown', onInput, { once: true, capture: true });
  });
}
