import path from 'node:path';
import { argv } from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
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

// Not a static import, because Vite would warn about each one without a file
// extension, for a future loader that Node 20 cannot run.
// https://vite.dev/config/#configuring-vite
const { module: parts } = await runnerImport<typeof Parts>(
  './tests/setup/parts.ts',
);
const { chromium, firefox, webkit } = parts;
const { createControlledBackend, lintelBackend } = parts;
const { orchestratorStyle, SummaryReporter } = parts;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const NODE_TESTS = [
  'tests/{docs,package}/**/*.test.ts',
  'tests/testing/vitePlugin.test.ts',
];
const HOST_TESTS = 'tests/hosts/*.test.ts';
/**
 * Unit tests that replace `location` or `document`, read errors of Node's own
 * realm, or need globals that only Node has. They run in processes of their
 * own, which takes longer.
 * https://vitest.dev/config/pool#vmthreads
 */
const FORKED_TESTS = [
  'tests/account/session/{auth,useAuth}.test.{ts,tsx}',
  'tests/analytics/landing.test.ts',
  'tests/language/useLanguage.test.tsx',
  'tests/site/ownSite.test.tsx',
  'tests/testing/testingKit.test.tsx',
];
const BROWSER_TESTS = 'tests/**/*.browser.test.tsx';
/**
 * Files with these topics in their name, `<feature>.<topic>.browser.test.tsx`,
 * also run in Firefox and WebKit, because each engine implements their subject
 * in its own way. The rules of a menu are the same everywhere, so Chromium
 * alone tests them.
 */
const ENGINE_TOPICS = [
  'keyboard', // focus and the default actions of keys
  'mouse',
  'touch',
  'open', // dialogs and lists
  'close',
  'found', // the browser's search
  'page', // scrolling and focus behind a dialog
  'actions', // focus and caret
  'arrival', // focus
  'restore', // the back/forward cache
  'states', // scrolling and sticky position
  'offset', // changing sizes, and the target of a jump
  'flip', // measurements
  'scrolling',
  'sections', // elements that come into view
  'sectionTracker',
  'motion', // animations
  'rotation',
  'image', // which source of a picture is chosen
  'links', // cookies, and the target of a click
];
const ENGINE_TESTS = `tests/**/?(*.)@(${ENGINE_TOPICS.join('|')}).browser.test.tsx`;
/**
 * Tests that replace a module, which in a shared page would already be loaded,
 * or change the page for good. Each has a page of its own, which takes about a
 * second longer.
 * https://vitest.dev/config/isolate
 */
const ISOLATED_TESTS = [
  'tests/account/accountMenu.arrival.browser.test.tsx',
  'tests/header/{accessibility,offset}.browser.test.tsx',
  'tests/language/languageMenu.smallScreens.browser.test.tsx',
  'tests/link/links.browser.test.tsx',
  'tests/drawer/mobileDrawer.fallback.browser.test.tsx',
  // A body that scrolls returns to where it was in an earlier file.
  'tests/drawer/mobileDrawer.page.browser.test.tsx',
];
const MODEL_TESTS = 'tests/**/*.model.browser.test.tsx';
const DELIVERY_TESTS = [
  'tests/package/delivery/**/*.test.ts',
  // Hundreds of rounds.
  'tests/package/contract/visit/leaks.test.ts',
];
const MEDIA = 'stories/media';

/**
 * How many files run at the same time in a browser. A page waits for motion and
 * for its driver half of the time, so that three pages keep two cores busy.
 */
const PAGES = 3;

/**
 * One after another, because two browsers, or a browser and a bundler, compete
 * for time on a small machine, and tests would run into their timeouts.
 * https://vitest.dev/config/sequence#sequence-grouporder
 */
const ORDER = [
  'unit',
  'forks',
  'node',
  'chromium',
  'isolated',
  'storybook',
  'delivery',
  'hosts',
  'models',
  'firefox',
  'webkit',
] as const;

/**
 * The results of real browsers and servers depend on how busy the machine is. A
 * test that fails in them runs once more, and is listed at the end.
 */
const SECOND_TRY = { retry: 1 };

/**
 * Upper bounds, which only a test that fails reaches: on a busy machine,
 * everything can take ten times as long.
 */
const PATIENCE = {
  testTimeout: 2 * MINUTE,
  hookTimeout: 10 * MINUTE,
  expect: { poll: { timeout: 30 * SECOND } },
};

/** Chromium as visitors have it, instead of its headless shell. */
const THOROUGH = { LINTEL_THOROUGH: 'true' };

type BrowserName = 'chromium' | 'firefox' | 'webkit';
type ProjectName = (typeof ORDER)[number];
type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;
type BrowserOptions = NonNullable<TestOptions['browser']>;
type ScreenshotOptions = NonNullable<
  NonNullable<BrowserOptions['expect']>['toMatchScreenshot']
>;

export default defineConfig({
  test: {
    projects: [
      jsdomProject('unit', {
        // A file's page is a context instead of a process.
        pool: 'vmThreads',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [
          ...FORKED_TESTS,
          ...NODE_TESTS,
          BROWSER_TESTS,
          'tests/hosts/**',
        ],
      }),
      jsdomProject('forks', { include: FORKED_TESTS }),
      {
        plugins: sourcePlugins(),
        test: {
          ...inOrder('node'),
          ...SECOND_TRY,
          environment: 'node',
          // Three at a time: two wait for their browsers while one works. Each
          // process keeps its browser and its sites from file to file.
          maxWorkers: 3,
          maxConcurrency: 10,
          isolate: false,
          include: NODE_TESTS,
          exclude: DELIVERY_TESTS,
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
          // The contract again, with the oldest React and at full length.
          include: [...DELIVERY_TESTS, 'tests/package/contract/**/*.test.ts'],
          env: THOROUGH,
        },
      },
      // Files share pages, one after another in each.
      chromiumProject('chromium', {
        isolate: false,
        exclude: [MODEL_TESTS, ...ISOLATED_TESTS],
      }),
      chromiumProject('isolated', { include: ISOLATED_TESTS, exclude: [] }),
      // Thousands of sequences of user actions.
      chromiumProject('models', {
        include: [MODEL_TESTS],
        exclude: [],
        setupFiles: ['tests/setup/browser.ts', 'tests/setup/models.ts'],
      }),
      ...optionalBrowserProject('firefox', findFirefox(), firefox),
      ...optionalBrowserProject('webkit', findWebKit(), webkit),
      storybookProject(),
      {
        test: {
          ...inOrder('hosts'),
          ...SECOND_TRY,
          environment: 'node',
          env: THOROUGH,
          // The subfolders contain the host apps, which have their own tests.
          include: [HOST_TESTS],
          fileParallelism: false,
        },
      },
    ],
    teardownTimeout: MINUTE,
    // Printed by stories whose backend fails.
    onConsoleLog: (log) => !log.startsWith('Error fetching auth data:'),
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      new SummaryReporter(),
    ],
  },
});

/** Class names as in the build, so that tests see the same ones. */
function sourcePlugins() {
  return [
    vanillaExtractPlugin({ identifiers: parts.classNames(manifest.version) }),
  ];
}

function inOrder(name: ProjectName) {
  return {
    name,
    ...PATIENCE,
    sequence: { groupOrder: ORDER.indexOf(name) + 1 },
  };
}

function jsdomProject(
  name: ProjectName,
  options: TestOptions,
): TestProjectInlineConfiguration {
  return {
    plugins: sourcePlugins(),
    test: {
      ...inOrder(name),
      ...options,
      environment: 'jsdom',
      maxWorkers: 2,
      setupFiles: ['tests/setup/jsdom.ts'],
    },
  };
}

function browserProject(
  name: BrowserName,
  engine: Parts.Engine,
): TestProjectInlineConfiguration {
  return {
    plugins: [...sourcePlugins(), lintelBackend(createControlledBackend())],
    publicDir: MEDIA,
    // A dependency that Vite discovers only when a test imports it is bundled
    // at that moment, which reloads the page during the test.
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
      exclude: [MODEL_TESTS],
      setupFiles: ['tests/setup/browser.ts'],
      browser: browserOptions(name, engine),
    },
  };
}

/** A project in Chromium with tests of its own. */
function chromiumProject(
  name: 'chromium' | 'isolated' | 'models',
  options: TestOptions,
): TestProjectInlineConfiguration {
  const engine = chromium(findChromium());
  const { test, ...project } = browserProject('chromium', engine);
  return {
    ...project,
    test: {
      ...test,
      ...inOrder(name),
      name: `${name} tests`,
      browser: browserOptions(name, engine),
      ...options,
    },
  };
}

/** If a browser is missing, its tests are skipped with a message. */
function optionalBrowserProject(
  name: Exclude<BrowserName, 'chromium'>,
  found: FoundBrowser | undefined,
  engine: (found: FoundBrowser) => Parts.Engine,
) {
  if (found) return [browserProject(name, engine(found))];
  const notice = `Lintel: ${name} is not installed; \`npm run browsers\` installs it`;
  if (requiresAllBrowsers()) throw new Error(`${notice}.`);
  console.warn(`${notice}. Its tests are skipped.`);
  return [];
}

function storybookProject(): TestProjectInlineConfiguration {
  const found = findChromium();
  const baselines = parts.baselinesOf(found);
  const isUpdate = argv.some((argument) => argument.startsWith('--update'));
  return {
    plugins: [storybookTest({ configDir: path.resolve('.storybook') })],
    test: {
      ...inOrder('storybook'),
      ...SECOND_TRY,
      name: 'storybook tests',
      maxWorkers: PAGES,
      setupFiles: ['tests/setup/storybook.ts'],
      provide: {
        comparesPictures: isUpdate || parts.hasBaselines(baselines),
      },
      browser: {
        ...browserOptions('storybook', chromium(found)),
        expect: { toMatchScreenshot: comparePictures(baselines) },
      },
    },
  };
}

/** The comparison of pictures with those in this folder. */
function comparePictures(baselines: string): ScreenshotOptions {
  return {
    comparatorName: 'pixelmatch',
    // Until two successive pictures are identical.
    timeout: MINUTE,
    comparatorOptions: {
      // Everything counts: one step of a colour, and the edge of a corner.
      threshold: 0,
      includeAA: true,
      // Chromium sometimes draws the edge of a circle differently.
      allowedMismatchedPixels: 24,
    },
    resolveScreenshotPath: ({ arg, ext, root }) =>
      path.join(root, baselines, `${arg}${ext}`),
    resolveDiffPath: ({ arg, ext, root }) =>
      path.join(root, parts.DIFFERENCES, `${arg}${ext}`),
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
    // Half of the time of a page in Chromium is spent in the driver. Each has
    // its own context, and so its own focus, pointer and cookies.
    fileParallelism: browser === 'chromium',
    screenshotFailures: false,
    connectTimeout: 2 * MINUTE,
  };
}
