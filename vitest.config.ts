import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { argv, platform } from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import {
  findChromium,
  findFirefox,
  findWebKit,
  requiresAllBrowsers,
  type FoundBrowser,
} from './tests/setup/browsers.mjs';
import type * as Parts from './tests/setup/parts';

// Not a plain import: of those Vite warns one by one that they lack a file
// extension, for the sake of a loader that is to come, and which Node 20 cannot
// run. https://vite.dev/config/#configuring-vite
const { module: parts } = await runnerImport<typeof Parts>(
  './tests/setup/parts.ts',
);
const { chromium, firefox, webkit } = parts;
const { lintelBackend, orchestratorStyle, SummaryReporter } = parts;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const NODE_TESTS = ['tests/{docs,package,testing}/**/*.test.ts'];
const HOST_TESTS = 'tests/hosts/*.test.ts';
const BROWSER_TESTS = 'tests/**/*.browser.test.tsx';
/**
 * By the topic in its name, `<feature>.<topic>.browser.test.tsx`, a file runs in
 * Firefox and WebKit too: what it tests is made by each engine in its own way.
 * The rules of a menu are the same everywhere; Chromium alone shows them.
 */
const ENGINE_TOPICS = [
  'engines', // what the tests themselves rest on
  'keyboard', // focus, and what keys do by themselves
  'mouse',
  'touch',
  'open', // dialogs and lists
  'close',
  'found', // find in page
  'page', // what of the page can be scrolled and reached behind a dialog
  'arrival', // focus, while a lazy part replaces a link
  'restore', // the back/forward cache
  'states', // scrolled, sticky
  'offset', // sizes that change, and where a jump leads to
  'flip', // what is measured
  'scrolling',
  'sections', // what comes into view
  'scrollSpy',
  'sectionTracker',
  'motion', // animations
  'rotation',
  'image', // which file of several is taken
  'links', // cookies, and where a click leads
];
const ENGINE_TESTS = `tests/**/?(*.)@(${ENGINE_TOPICS.join('|')}).browser.test.tsx`;
const VISUAL_TESTS = 'tests/visual/**';
const MODEL_TESTS = 'tests/**/*.model.browser.test.tsx';
const DELIVERY_TESTS = [
  'tests/package/delivery/**/*.test.ts',
  'tests/package/consent/firefox.test.ts',
];
const BASELINES = 'tests/visual/baselines';
const MEDIA = 'stories/media';

/** How many files run at a time in Chromium: on two cores, more would starve each other. */
const PAGES = 2;

/**
 * One after another: two browsers, or a browser and a bundler, starve each
 * other on a small machine, and then it is the timeouts that get tested.
 * https://vitest.dev/config/sequence#sequence-grouporder
 */
const ORDER = [
  'unit',
  'node',
  'chromium',
  'storybook',
  'delivery',
  'hosts',
  'models',
  'firefox',
  'webkit',
] as const;

/**
 * What real browsers and servers do depends on how busy the machine is: a test
 * that failed there is run once more, and named at the end.
 */
const SECOND_TRY = { retry: 1 };

type BrowserName = 'chromium' | 'firefox' | 'webkit';
type ProjectName = (typeof ORDER)[number];
type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: sourcePlugins(),
        test: {
          ...inOrder('unit'),
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...NODE_TESTS, BROWSER_TESTS, 'tests/hosts/**'],
          maxWorkers: 2,
          setupFiles: ['tests/setup/jsdom.ts'],
          testTimeout: 20 * SECOND,
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inOrder('node'),
          ...SECOND_TRY,
          environment: 'node',
          // Three at a time: two wait for their browsers while one works.
          // Each process keeps its browser and its sites from file to file.
          maxWorkers: 3,
          maxConcurrency: 10,
          isolate: false,
          include: NODE_TESTS,
          exclude: DELIVERY_TESTS,
          testTimeout: MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inOrder('delivery'),
          ...SECOND_TRY,
          environment: 'node',
          maxWorkers: 2,
          isolate: false,
          // The contract again: with the oldest React, and at full length.
          include: [...DELIVERY_TESTS, 'tests/package/contract/**/*.test.ts'],
          env: { LINTEL_THOROUGH: 'true' },
          testTimeout: MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      browserProject('chromium', chromium(findChromium())),
      modelsProject(),
      ...optionalBrowserProject('firefox', findFirefox(), firefox),
      ...optionalBrowserProject('webkit', findWebKit(), webkit),
      storybookProject(),
      {
        test: {
          ...inOrder('hosts'),
          ...SECOND_TRY,
          environment: 'node',
          // Not in the folders: those are the hosts, with tests of their own.
          include: [HOST_TESTS],
          fileParallelism: false,
          testTimeout: 3 * MINUTE,
          hookTimeout: 10 * MINUTE,
        },
      },
    ],
    // The specification's own line for a visitor who is not logged in; the
    // stories show many of them.
    onConsoleLog: (log) => !log.startsWith('Error fetching auth data:'),
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      new SummaryReporter(),
    ],
  },
});

/** The class names are made as in the build, so that tests see the same. */
function sourcePlugins() {
  return [
    react(),
    vanillaExtractPlugin({ identifiers: parts.classNames(manifest.version) }),
  ];
}

function inOrder(name: ProjectName) {
  return { name, sequence: { groupOrder: ORDER.indexOf(name) + 1 } };
}

function browserProject(
  name: BrowserName,
  engine: Parts.Engine,
): TestProjectInlineConfiguration {
  return {
    plugins: [
      ...sourcePlugins(),
      lintelBackend({ control: true, media: path.resolve(MEDIA) }),
    ],
    // Whatever is found only when a test asks for it makes Vite bundle anew
    // and reload the page under that test.
    // https://vitest.dev/guide/browser/#limitations
    optimizeDeps: {
      include: [
        ...Object.keys(manifest.dependencies),
        '@testing-library/react',
        'axe-core',
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
      ...inOrder(name),
      ...SECOND_TRY,
      name: `${name} tests`,
      maxWorkers: PAGES,
      include: [name === 'chromium' ? BROWSER_TESTS : ENGINE_TESTS],
      exclude: [MODEL_TESTS, ...(comparesPictures(name) ? [] : [VISUAL_TESTS])],
      setupFiles: ['tests/setup/browser.ts'],
      testTimeout: 20 * SECOND,
      hookTimeout: 20 * SECOND,
      expect: { poll: { timeout: 5 * SECOND } },
      browser: browserOptions(name, engine),
    },
  };
}

/** Thousands of sequences of what people do, in Chromium. */
function modelsProject(): TestProjectInlineConfiguration {
  const engine = chromium(findChromium());
  const { test, ...project } = browserProject('chromium', engine);
  return {
    ...project,
    test: {
      ...test,
      ...inOrder('models'),
      name: 'models tests',
      include: [MODEL_TESTS],
      exclude: [],
      setupFiles: ['tests/setup/browser.ts', 'tests/setup/models.ts'],
      browser: browserOptions('models', engine),
    },
  };
}

/**
 * The pictures are Chromium's, and those of another system are of no use: each
 * draws text in its own way. `vitest --update` makes the first for this one.
 */
function comparesPictures(name: BrowserName) {
  if (name !== 'chromium') return false;
  const pictures = existsSync(BASELINES) ? readdirSync(BASELINES) : [];
  const isOurs = (picture: string) => picture.endsWith(`-${platform}.png`);
  const isUpdate = ['-u', '--update'].some((flag) => argv.includes(flag));
  if (pictures.length === 0 || pictures.some(isOurs)) return true;
  if (isUpdate || requiresAllBrowsers()) return true;
  console.warn(
    `Lintel: ${BASELINES} has no pictures of ${platform}; ` +
      'the visual comparisons are left out.',
  );
  return false;
}

/** A browser that is not there leaves its tests out, audibly. */
function optionalBrowserProject(
  name: Exclude<BrowserName, 'chromium'>,
  found: FoundBrowser | undefined,
  engine: (found: FoundBrowser) => Parts.Engine,
) {
  if (found) return [browserProject(name, engine(found))];
  const notice = `Lintel: ${name} is not installed; \`npm run browsers\` installs it`;
  if (requiresAllBrowsers()) throw new Error(`${notice}.`);
  console.warn(`${notice}. Its tests are left out.`);
  return [];
}

function storybookProject(): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: path.resolve('.storybook') })],
    test: {
      ...inOrder('storybook'),
      ...SECOND_TRY,
      name: 'storybook tests',
      maxWorkers: PAGES,
      testTimeout: 30 * SECOND,
      browser: browserOptions('storybook', chromium(findChromium())),
    },
  };
}

function browserOptions(
  name: ProjectName,
  { browser, orchestratorStyles, ...engine }: Parts.Engine,
): TestOptions['browser'] {
  return {
    ...engine,
    enabled: true,
    instances: [{ browser, name }],
    orchestratorScripts: [orchestratorStyle(orchestratorStyles)],
    ui: false,
    viewport: { width: 1280, height: 800 },
    // Of a page in Chromium half the time is the driver's; each has a context,
    // and thereby focus, pointer and cookies, of its own.
    fileParallelism: browser === 'chromium',
    screenshotFailures: false,
    connectTimeout: 2 * MINUTE,
    expect: {
      toMatchScreenshot: {
        comparatorName: 'pixelmatch',
        // The threshold tells #eee from #e4e4e4; with the usual 0.1, gold and
        // amber are one colour. The ratio forgives other versions of Chromium
        // the edges of their letters.
        comparatorOptions: {
          threshold: 0.03,
          allowedMismatchedPixelRatio: 0.002,
        },
        resolveScreenshotPath: ({ arg, ext, root }) =>
          path.join(root, BASELINES, `${arg}-${platform}${ext}`),
      },
    },
  };
}
