/** Vitest projects in Chromium, or another browser. Their options have the last word. */
import manifest from '../../package.json' with { type: 'json' };
import { lintelBackend } from '../../src/testing';
import { createControlledBackend } from '../server/controlledBackend';
import { findHeadlessShell } from './browsers.mjs';
import {
  browserOptions,
  chromium,
  PAGES,
  SCROLL_BARS,
  type Engine,
} from './engine';
import { REAL, styles, type Project, type TestOptions } from './nodeProjects';

export const withScrollBars = () => chromium(findHeadlessShell(), SCROLL_BARS);

export function browserProject(
  name: string,
  test: TestOptions,
  engine: Engine = chromium(findHeadlessShell()),
): Project {
  return {
    plugins: [styles(), lintelBackend(createControlledBackend())],
    publicDir: 'stories/media',
    // A dependency that Vite discovers only when a test imports it is bundled
    // at that moment, which reloads the page during the test.
    // https://vitest.dev/guide/browser/#limitations
    optimizeDeps: {
      include: [
        ...Object.keys(manifest.dependencies),
        '@testing-library/react',
        'fast-check',
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
      ],
    },
    test: {
      ...REAL,
      name: `${name} tests`,
      maxWorkers: PAGES,
      setupFiles: ['tests/setup/browser.ts'],
      browser: browserOptions(name, engine),
      ...test,
    },
  };
}
