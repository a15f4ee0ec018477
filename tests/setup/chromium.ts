import { playwright } from '@vitest/browser-playwright';
import type { FoundBrowser } from './browsers.mjs';
import type { Engine } from './engine';
import { parkPlaywrightPointer, WINDOW } from './pointer';

/**
 * Makes text look the same on every Linux: no hinting and no coloured edges,
 * which otherwise follow the settings of the machine.
 */
const STEADY_TEXT = ['--font-render-hinting=none', '--disable-lcd-text'];

/** Where none was found, Playwright says at the start of a test what to do. */
export function chromium(found: FoundBrowser | undefined): Engine {
  return {
    browser: 'chromium',
    commands: { parkPointer: parkPlaywrightPointer },
    headless: true,
    provider: playwright({
      launchOptions: {
        executablePath: found?.executablePath,
        args: STEADY_TEXT,
      },
      contextOptions: {
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: WINDOW,
      },
    }),
  };
}
