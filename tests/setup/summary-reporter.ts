import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Ends a run with one plain line that people and scripts can read alike. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): void {
    const counts = countTests(modules);
    counts.failed += unhandledErrors.length;
    // At exit, because other reporters print after this call.
    process.once('exit', () => console.log(summaryLine(counts)));
  }
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
