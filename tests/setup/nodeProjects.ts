/** Vitest projects without a browser of Vitest's. Their options have the last word. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { classNames } from '../../src/styles/classNames';

export { PATIENCE } from './patience';
export { SummaryReporter } from './summary-reporter';

export type Project = TestProjectInlineConfiguration;
export type TestOptions = NonNullable<Project['test']>;

/**
 * The results of real browsers and servers depend on how busy the machine is. A
 * test that fails in them runs once more, and is listed at the end.
 */
export const REAL = { retry: 1 };

/** Class names as in the build, so that tests see the same ones. */
export const styles = () => vanillaExtractPlugin({ identifiers: classNames() });

export function jsdomProject(name: string, test: TestOptions): Project {
  return {
    plugins: [styles()],
    test: {
      name,
      environment: 'jsdom',
      maxWorkers: 2,
      setupFiles: ['tests/setup/jsdom.ts'],
      // Side by side: one begins while the last files of the other run.
      sequence: { groupOrder: 1 },
      ...test,
    },
  };
}

/** Each process keeps its browser and its sites from file to file. */
export function nodeProject(name: string, test: TestOptions): Project {
  return {
    plugins: [styles()],
    test: { name, ...REAL, environment: 'node', isolate: false, ...test },
  };
}
