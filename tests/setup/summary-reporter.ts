import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Ends a run with the tests that needed a second try, which are nobody's
 * business to overlook, and one plain line that people and scripts can read
 * alike.
 */
export class SummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): void {
    const counts = countTests(modules);
    counts.failed += unhandledErrors.length;
    // At exit, because other reporters print after this call.
    process.once('exit', () => {
      for (const line of [...secondTries(modules), summaryLine(counts)]) {
        console.log(line);
      }
    });
  }
}

function secondTries(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const why = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
        return `passed at the second try: ${module.project.name} ${module.relativeModuleId} > ${test.fullName}: ${why}`;
      }),
  );
}

function countTests(modules: readonly TestModule[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    // A file or a group that breaks outside of its tests failed all the same.
    counts.failed += module.errors().length;
    for (const suite of module.children.allSuites()) {
      counts.failed += suite.errors().length;
    }
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') counts[state] += 1;
    }
  }
  return counts;
}

function summaryLine({ passed, failed, skipped }: Counts) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
