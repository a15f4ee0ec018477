import {
  playwright,
  type PlaywrightProviderOptions,
} from '@vitest/browser-playwright';
import type {
  BrowserCommand,
  BrowserConfigOptions,
  BrowserInstanceOption,
  BrowserScript,
} from 'vitest/node';
import type { FoundBrowser } from './browsers.mjs';
import { PATIENCE } from './patience';

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    parkPointer(): Promise<void>;
  }
}

/** The settings of a browser for its Vitest project. */
export interface Engine extends Pick<
  BrowserConfigOptions,
  'headless' | 'provider'
> {
  /** The provider's name for it. */
  browser: BrowserInstanceOption['browser'];
  commands: { parkPointer: BrowserCommand };
  /** For the page around the frame of the tests. */
  orchestratorStyles?: string;
}

/**
 * The size of the window around the frame of the tests. It leaves room next to
 * every frame for the pointer, and is large enough that Vitest does not shrink
 * a frame, which would change the width set by the test.
 */
export const WINDOW = { width: 2000, height: 1400 };

/** A point of the window outside every test. */
export const PARKING_PLACE = { x: WINDOW.width - 1, y: WINDOW.height - 1 };

/**
 * How many files run at the same time in a browser. A page waits for motion and
 * for its driver half of the time, so that three pages keep two cores busy.
 */
export const PAGES = 3;

/** A browser that Playwright drives. */
export function playwrightEngine(
  browser: 'chromium' | 'firefox' | 'webkit',
  launchOptions: PlaywrightProviderOptions['launchOptions'],
  contextOptions: PlaywrightProviderOptions['contextOptions'] = {},
): Engine {
  return {
    browser,
    commands: {
      parkPointer: ({ page }) =>
        page.mouse.move(PARKING_PLACE.x, PARKING_PLACE.y),
    },
    headless: true,
    provider: playwright({
      // Otherwise each would wait until the test's time is over.
      actionTimeout: PATIENCE,
      launchOptions,
      contextOptions: { ...contextOptions, viewport: WINDOW },
    }),
  };
}

/**
 * Makes text look the same on every Linux: no hinting and no subpixel
 * rendering, which otherwise follow the settings of the machine.
 */
const STEADY_TEXT = ['--font-render-hinting=none', '--disable-lcd-text'];

/** Scroll bars take space, as on most desktops. Playwright hides them otherwise. */
export const SCROLL_BARS = { ignoreDefaultArgs: ['--hide-scrollbars'] };

/** If none was found, Playwright prints instructions at the start of a test. */
export function chromium(
  found: FoundBrowser | undefined,
  launchOptions: PlaywrightProviderOptions['launchOptions'] = {},
): Engine {
  return playwrightEngine(
    'chromium',
    {
      executablePath: found?.executablePath,
      args: STEADY_TEXT,
      ...launchOptions,
    },
    { deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
  );
}

/**
 * Vite shows its error overlay on the page around the frame of the tests and
 * never removes it, which would block the pointer for all later files. The
 * terminal shows the error as well.
 * https://vite.dev/config/server-options#server-hmr
 */
const NO_ERROR_OVERLAY = 'vite-error-overlay { display: none !important }';

/** Styles the page around the frame of the tests. */
function orchestratorStyle(styles = ''): BrowserScript {
  const text = JSON.stringify(`${NO_ERROR_OVERLAY}\n${styles}`);
  return {
    content: `
      const style = document.createElement('style');
      style.textContent = ${text};
      document.documentElement.append(style);
    `,
  };
}

/** The options of a Vitest project with this browser. */
export function browserOptions(
  name: string,
  { browser, orchestratorStyles, ...engine }: Engine,
): BrowserConfigOptions {
  return {
    ...engine,
    enabled: true,
    instances: [{ browser, name }],
    orchestratorScripts: [orchestratorStyle(orchestratorStyles)],
    ui: false,
    viewport: { width: 1280, height: 800 },
    // Half of the time of a page in Chromium is spent in the driver. Each has
    // its own context, and so its own focus, pointer and cookies.
    fileParallelism: browser === 'chromium',
    screenshotFailures: false,
    connectTimeout: 120_000,
  };
}
