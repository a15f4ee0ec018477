import path from 'node:path';
import { createVitest, type Reporter, type Vitest } from 'vitest/node';
import type { Fault } from './fault';

/** What a run showed. */
export interface Outcome {
  /** Tests with a failed assertion or another error of their own, as `name: message`. */
  failed: string[];
  /** Files that did not get as far as a test, and tests that took too long: neither proves that a fault was noticed. */
  broken: string[];
}

export interface Session {
  /** Call it whenever a source file has changed. */
  invalidate(file: string): void;
  run(files: readonly string[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** A Vitest that stays open for one project: to start one for each fault takes longer than the tests. */
export async function openSession(
  tree: string,
  project: Fault['project'],
): Promise<Session> {
  const reporter = new FirstFailure();
  const vitest = await createVitest('test', {
    root: tree,
    project: [project, `${project} tests`],
    watch: false,
    // A busy machine is no fault, and what it made fail once is no proof.
    retry: 1,
    testTimeout: 60_000,
    reporters: [reporter],
  });
  await vitest.standalone();
  return {
    invalidate: (file) => vitest.invalidateFile(path.join(tree, file)),
    async run(files) {
      const specifications = files.map((file) => {
        const [found] = vitest.getModuleSpecifications(path.join(tree, file));
        if (!found) throw new Error(`Lintel: ${file} is not in ${project}.`);
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
 * Prints nothing, and ends a run at its first failure: one is enough. Vitest
 * clones its options, so the callbacks have to be bound to this object.
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
