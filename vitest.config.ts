import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import type * as BrowserProjects from './tests/setup/browserProjects';
import type * as EngineProjects from './tests/setup/engineProjects';
import type * as NodeProjects from './tests/setup/nodeProjects';
import type * as StorybookProject from './tests/setup/storybookProject';

/**
 * Not a static import, because Vite would warn about each one without a file
 * extension, for a future loader that Node 20 cannot run.
 * https://vite.dev/config/#configuring-vite
 */
async function load<Module>(name: string): Promise<Module> {
  return (await runnerImport<Module>(`./tests/setup/${name}.ts`)).module;
}

const FORKED_TESTS = 'tests/**/*.forks.test.{ts,tsx}';
const PACKAGE_TESTS = [
  'tests/{docs,package}/**/*.test.ts',
  'tests/testing/vitePlugin.test.ts',
];
const CONTRACT_TESTS = 'tests/package/contract/**/*.test.ts';
const DELIVERY_TESTS = 'tests/package/delivery/**/*.test.ts';
/** Hundreds of rounds. */
const LEAK_TESTS = 'tests/package/contract/visit/leaks.test.ts';
const BROWSER_TESTS = 'tests/**/*.browser.test.tsx';
const ISOLATED_TESTS = 'tests/**/*.isolated.*';
const ENGINE_TESTS = 'tests/**/*.engines.browser.test.tsx';
const MODEL_TESTS = 'tests/**/*.model.browser.test.tsx';
const FIT_TESTS = 'tests/**/{fit,*.fit}.browser.test.tsx';

const MINUTE = 60_000;

/** Chromium as visitors have it, not its headless shell, and the oldest React. */
const THOROUGH = { LINTEL_THOROUGH: 'true' };

/** Run before the first test. https://vitest.dev/config/globalsetup */
const PACKED = 'tests/hosts/start/tarball.ts';
const INSTALLED = 'tests/package/contract/setup/installPages.ts';

/** Two files wait for their browsers while one works. */
const SIDE_BY_SIDE = { maxWorkers: 3, maxConcurrency: 10 };

const options = { project: { type: 'string', multiple: true } } as const;
const { values, positionals } = parseArgs({ options, strict: false });
const { project: chosen = [] } = values;
/** `npm run test:watch`. */
const isWatching = positionals[0] === 'watch';

/** Storybook and each driver take seconds to load, so only what runs is loaded. */
const isChosen = (...names: string[]) =>
  chosen.length === 0 ||
  chosen.some(
    (name) => names.includes(String(name)) || /\W/.test(String(name)),
  );

const { jsdomProject, nodeProject, PATIENCE, SummaryReporter } =
  await load<typeof NodeProjects>('nodeProjects');

const projects = [
  jsdomProject('unit', {
    // A file's page is a context instead of a process.
    pool: 'vmThreads',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [FORKED_TESTS, BROWSER_TESTS, ...PACKAGE_TESTS, 'tests/hosts/**'],
  }),
  // Tests that replace `location`. They run in processes of their own, which
  // takes longer. https://vitest.dev/config/pool#vmthreads
  jsdomProject('forks', { include: [FORKED_TESTS] }),
  nodeProject('package', {
    ...SIDE_BY_SIDE,
    globalSetup: PACKED,
    include: PACKAGE_TESTS,
    exclude: [CONTRACT_TESTS, DELIVERY_TESTS],
  }),
  nodeProject('contract', {
    ...SIDE_BY_SIDE,
    globalSetup: INSTALLED,
    include: [CONTRACT_TESTS],
    exclude: [LEAK_TESTS],
  }),
  nodeProject('delivery', {
    maxWorkers: 2,
    globalSetup: INSTALLED,
    // The contract again, with the oldest React and at full length.
    include: [DELIVERY_TESTS, CONTRACT_TESTS],
    env: THOROUGH,
  }),
  nodeProject('hosts', {
    globalSetup: PACKED,
    fileParallelism: false,
    isolate: true,
    // The subfolders contain the host apps, which have their own tests.
    include: ['tests/hosts/*.test.ts'],
    env: THOROUGH,
  }),
];

if (isChosen('browser', 'isolated', 'models')) {
  const { browserProject, withScrollBars } =
    await load<typeof BrowserProjects>('browserProjects');
  projects.push(
    // Files share pages, one after another in each.
    browserProject('browser', {
      isolate: false,
      include: [BROWSER_TESTS],
      exclude: [MODEL_TESTS, ISOLATED_TESTS],
    }),
    // Tests that replace a module, which in a shared page would already be
    // loaded, or change the page for good. Each has a page of its own, which
    // takes about a second longer. https://vitest.dev/config/isolate
    browserProject('isolated', { include: [ISOLATED_TESTS] }, withScrollBars()),
    // Thousands of sequences of user actions, and every language at every width.
    browserProject('models', {
      include: [MODEL_TESTS, FIT_TESTS],
      provide: { isThorough: true },
    }),
  );
}

if (isChosen('storybook')) {
  const { storybookProject } =
    await load<typeof StorybookProject>('storybookProject');
  projects.push(storybookProject());
}

if (isChosen('firefox', 'webkit')) {
  const { engineProjects } =
    await load<typeof EngineProjects>('engineProjects');
  // What each engine implements in its own way: focus, keys, pointers, dialogs,
  // scrolling, motion, cookies. The rules of a menu are the same everywhere, so
  // Chromium alone tests them.
  projects.push(...engineProjects({ include: [ENGINE_TESTS] }));
}

export default defineConfig({
  test: {
    // One after another, because two browsers, or a browser and a bundler,
    // compete for time on a small machine, and tests would run into their
    // timeouts. https://vitest.dev/config/sequence#sequence-grouporder
    projects: projects.map(({ test, ...project }, index) => ({
      ...project,
      // The plugin for the styles has a server of its own, which would watch
      // every file of this folder, too.
      server: isWatching ? {} : { watch: null },
      test: {
        ...test,
        // Who watches sees a failure at once, instead of after a second try.
        ...(isWatching && { retry: 0 }),
        // Upper bounds, which only a test that fails reaches: on a busy machine,
        // everything can take ten times as long.
        testTimeout: 2 * MINUTE,
        hookTimeout: 10 * MINUTE,
        expect: { poll: { timeout: PATIENCE } },
        sequence: { groupOrder: index + 1, ...test?.sequence },
      },
    })),
    teardownTimeout: MINUTE,
    // Printed by stories whose backend fails, and on localhost.
    onConsoleLog: (log) =>
      !/^(Error fetching auth data:|Lintel: no events are sent)/.test(log),
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      new SummaryReporter(),
    ],
  },
});
