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

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    parkPointer(): Promise<void>;
  }
}

/** What a browser brings to the Vitest project that runs in it. */
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
 * Of the window around the frame that tests run in: it leaves room beside every
 * frame to park the pointer in. And Vitest shrinks a frame that does not fit;
 * then nothing is as wide as the test says it is.
 */
export const WINDOW = { width: 2000, height: 1400 };

/** A point of the window where no test has anything. */
export const PARKING_PLACE = { x: WINDOW.width - 1, y: WINDOW.height - 1 };

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
      launchOptions,
      contextOptions: { ...contextOptions, viewport: WINDOW },
    }),
  };
}

/**
 * Makes text look the same on every Linux: no hinting and no coloured edges,
 * which otherwise follow the settings of the machine.
 */
const STEADY_TEXT = ['--font-render-hinting=none', '--disable-lcd-text'];

/** Where none was found, Playwright says at the start of a test what to do. */
export function chromium(found: FoundBrowser | undefined): Engine {
  return playwrightEngine(
    'chromium',
    { executablePath: found?.executablePath, args: STEADY_TEXT },
    { deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
  );
}

/**
 * Vite lays its error over the page around the frame of the tests, and there it
 * stays: all files after one that does not load would be out of the pointer's
 * reach. The terminal shows the error as well.
 * https://vite.dev/config/server-options#server-hmr
 */
const NO_ERROR_OVERLAY = 'vite-error-overlay { display: none !important }';

/** Styles the page around the frame of the tests. */
export function orchestratorStyle(styles = ''): BrowserScript {
  const text = JSON.stringify(`${NO_ERROR_OVERLAY}\n${styles}`);
  return {
    content: `
      const style = document.createElement('style');
      style.textContent = ${text};
      document.documentElement.append(style);
    `,
  };
}
