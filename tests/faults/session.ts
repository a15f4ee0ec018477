import path from 'node:path';
import { createVitest, type Reporter, type Vitest } from 'vitest/node';
import type { Fault } from './fault';

/** The result of a run. */
export interface Outcome {
  /** Tests with a failed assertion or another error, as `name: message`. */
  failed: string[];
  /**
   * Files that failed before their first test, and tests that timed out.
   * Neither proves that a fault was caught.
   */
  broken: string[];
}

export interface Session {
  /** Call it after a source file has changed. */
  invalidate(file: string): void;
  run(files: readonly string[]): Promise<Outcome>;
  close(): Promise<void>;
}

/**
 * Opens Vitest for one project. Starting it for each fault would take longer
 * than the tests.
 */
export async function openSession(
  tree: string,
  project: Fault['project'],
): Promise<Session> {
  const reporter = new FirstFailure();
  const vitest = await createVitest('test', {
    root: tree,
    project: [project, `${project} tests`],
    watch: false,
    // The first failure proves the fault.
    retry: 0,
    // A locator that does not match fails only when its test ends.
    testTimeout: project === 'node' ? 60_000 : 20_000,
    reporters: [reporter],
  });
  await vitest.standalone();
  return {
    invalidate: (file) => vitest.invalidateFile(path.join(tree, file)),
    async run(files) {
      const specifications = files.map((file) => {
        const [found] = vitest.getModuleSpecifications(path.join(tree, file));
        if (!found)
          throw new Error(
            `Lintel: ${file} is not in the project ${project}. Correct \`project\` or \`caughtBy\` of its fault.`,
          );
        return found;
      });
      await vitest.runTestSpecifications(specifications);
      const { ran, failed, broken } = reporter;
      return { failed, broken: ran > 0 ? broken : [...broken, 'no test ran'] };
    },
    close: () => vitest.close(),
  };
}

/**
 * Prints nothing, and ends a run at its first failure. Vitest clones its
 * options, so the callbacks must be bound to this object.
 */
class FirstFailure implements Reporter {
  ran = 0;
  failed: string[] = [];
  broken: string[] = [];
  private vitest?: Vitest;

  onInit: Reporter['onInit'] = (vitest) => {
    this.vitest = vitest;
  };

  onTestRunStart: Reporter['onTestRunStart'] = () => {
    this.ran = 0;
    this.failed = [];
    this.broken = [];
  };

  onTestCaseResult: Reporter['onTestCaseResult'] = (test) => {
    const { state, errors = [] } = test.result();
    if (state !== 'skipped') this.ran += 1;
    if (state !== 'failed') return;
    const message = firstLine(errors[0]);
    const list = message.startsWith('Test timed out')
      ? this.broken
      : this.failed;
    list.push(`${test.fullName}: ${message}`);
    if (this.failed.length === 1) {
      void this.vitest?.cancelCurrentRun('test-failure');
    }
  };

  onTestModuleEnd: Reporter['onTestModuleEnd'] = (file) => {
    this.broken.push(...file.errors().map(firstLine));
  };
}

function firstLine(error: { message?: string } | undefined): string {
  return `${error?.message}`.split('\n')[0] ?? '';
}
