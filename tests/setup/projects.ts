/** Kinds of Vitest projects. Their options have the last word. */
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import manifest from '../../package.json' with { type: 'json' };
import { classNames } from '../../src/styles/classNames';
import { lintelBackend } from '../../src/testing';
import { createControlledBackend } from '../server/controlledBackend';
import {
  findChromium,
  findFirefox,
  findWebKit,
  isBuildServer,
} from './browsers.mjs';
import { browserOptions, chromium, type Engine } from './engine';
import { firefox } from './firefox-provider';
import { comparePictures } from './pictures';
import { webkit } from './webkit-provider';

export { SummaryReporter } from './summary-reporter';

type Project = TestProjectInlineConfiguration;
type TestOptions = NonNullable<Project['test']>;

/**
 * The results of real browsers and servers depend on how busy the machine is. A
 * test that fails in them runs once more, and is listed at the end.
 */
const REAL = { retry: 1 };

/**
 * How many files run at the same time in a browser. A page waits for motion and
 * for its driver half of the time, so that three pages keep two cores busy.
 */
const PAGES = 3;

const found = findChromium();

/** Class names as in the build, so that tests see the same ones. */
const styles = () =>
  vanillaExtractPlugin({ identifiers: classNames(manifest.version) });

export function jsdomProject(name: string, test: TestOptions): Project {
  const setupFiles = ['tests/setup/jsdom.ts'];
  return {
    plugins: [styles()],
    test: { name, environment: 'jsdom', maxWorkers: 2, setupFiles, ...test },
  };
}

/** Each process keeps its browser and its sites from file to file. */
export function nodeProject(name: string, test: TestOptions): Project {
  return {
    plugins: [styles()],
    test: { name, ...REAL, environment: 'node', isolate: false, ...test },
  };
}

export function browserProject(
  name: string,
  test: TestOptions,
  engine: Engine = chromium(found),
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

/** Firefox and WebKit. If one is missing, its tests are skipped with a message. */
export function engineProjects(test: TestOptions): Project[] {
  const engines = [
    { name: 'firefox', found: findFirefox(), engine: firefox },
    { name: 'webkit', found: findWebKit(), engine: webkit },
  ];
  return engines.flatMap(({ name, found, engine }) => {
    if (found) return browserProject(name, test, engine(found));
    const notice = `Lintel: ${name} is not installed; \`npm run browsers\` installs it`;
    if (isBuildServer()) throw new Error(`${notice}.`);
    console.warn(`${notice}. Its tests are skipped.`);
    return [];
  });
}

export function storybookProject(): Project {
  const { provided, toMatchScreenshot } = comparePictures(found);
  const browser = browserOptions('storybook', chromium(found));
  return {
    plugins: [storybookTest({ configDir: path.resolve('.storybook') })],
    test: {
      ...REAL,
      name: 'storybook tests',
      maxWorkers: PAGES,
      setupFiles: ['tests/setup/storybook.ts'],
      provide: provided,
      browser: { ...browser, expect: { toMatchScreenshot } },
    },
  };
}
