/** The stories, as tests and pictures, in Chromium. */
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { findChromium } from './browsers.mjs';
import { browserOptions, chromium, PAGES } from './engine';
import { REAL, type Project } from './nodeProjects';
import { comparePictures } from './pictures';

export function storybookProject(): Project {
  const found = findChromium();
  const { provided, toMatchScreenshot } = comparePictures(found);
  const browser = browserOptions('storybook', chromium(found));
  return {
    plugins: [storybookTest({ configDir: path.resolve('.storybook') })],
    test: {
      ...REAL,
      name: 'storybook tests',
      maxWorkers: PAGES,
      // Files share pages: each loads Storybook's preview once.
      isolate: false,
      setupFiles: ['tests/setup/storybook.ts'],
      provide: provided,
      browser: { ...browser, expect: { toMatchScreenshot } },
    },
  };
}
