import type { BrowserContextOptions, Page } from 'playwright';

/** What a visitor opens. */
export interface Opening {
  device: BrowserContextOptions;
  /** Visible while it is open. */
  link: string;
  /** The button that opens it. */
  button: string;
  /** Done before the time begins. */
  prepare?(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
  close(page: Page): Promise<void>;
}

/** The first menu, by key. */
export const menu: Opening = {
  device: {},
  link: 'a[href="/website-design"]',
  button: ':is(button, summary):text-is("Products")',
  // A visitor's focus is on the button before Enter is pressed.
  prepare: (page) => page.locator(menu.button).first().focus(),
  press: (page) => page.keyboard.press('Enter'),
  close: (page) =>
    page
      .locator(menu.button)
      .first()
      .evaluate((element) => (element as HTMLElement).click()),
};

/** The first menu, by hover. */
export const hoveredMenu: Opening = {
  ...menu,
  prepare: (page) => page.mouse.move(640, 700),
  // A driver's hover would compute styles.
  async press(page) {
    const { x, y } = (await page.locator(menu.button).first().boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
  },
};

/** The drawer of a phone, by touch. */
export const drawer: Opening = {
  device: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
  link: ':is(dialog, [role="dialog"]) :is(h2, h3) button',
  button: 'button:text-is("Menu"), button[aria-label="Menu"]',
  press: (page) => page.locator(drawer.button).first().tap(),
  close: (page) => page.keyboard.press('Escape'),
};

declare global {
  // Not in TypeScript's own types.
  interface PerformanceObserverInit {
    /** In ms. */
    durationThreshold?: number;
  }
  interface Window {
    /** The time until it is painted, in ms. */
    opening?: Promise<number>;
    /**
     * The longest event since an input, until its frame is presented, in ms. 0 below 16 ms.
     * https://web.dev/articles/inp
     */
    longestEvent?: number;
  }
}

/** Resolves to the time from the input until the browser has painted, in ms. */
export async function open(page: Page, opening: Opening) {
  await page.evaluate(watchOpening, opening.link);
  await opening.press(page);
  return page.evaluate(() => window.opening ?? NaN);
}

export async function close(page: Page, opening: Opening): Promise<void> {
  await opening.close(page);
  await page.waitForFunction(isClosed, opening.link);
}

/** Runs in the page. */
export const isClosed = (selector: string) =>
  [...document.querySelectorAll(selector)].every(
    (part) => !part.checkVisibility({ visibilityProperty: true }),
  );

/** Runs in the page, before the input. */
function watchOpening(selector: string): void {
  const isOpen = () =>
    [...document.querySelectorAll(selector)].some((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
  window.longestEvent = 0;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    window.longestEvent = Math.max(window.longestEvent ?? 0, ...durations);
  }).observe({ type: 'event', durationThreshold: 16 });
  window.opening = new Promise((resolve) => {
    const inputs = ['keydown', 'pointerdown'];
    const onInput = async ({ timeStamp }: Event) => {
      for (const type of inputs) removeEventListener(type, onInput, true);
      do await new Promise(requestAnimationFrame);
      while (!isOpen());
      // The task after a frame's callbacks comes after its paint.
      await new Promise((next) => setTimeout(next));
      resolve(performance.now() - timeStamp);
    };
    for (const type of inputs) addEventListener(type, onInput, true);
  });
}
