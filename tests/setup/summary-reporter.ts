import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Prints at the end of a run which tests passed only at their second try, and
 * as the last line how many passed and failed, for people and scripts.
 */
export class SummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const lines = [''];
    for (const module of modules) {
      // A file or a group that fails outside its tests has failed too.
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) {
        counts.failed += suite.errors().length;
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state !== 'pending') counts[state] += 1;
        if (!test.diagnostic()?.flaky) continue;
        const why = errors?.[0]?.message.split('\n')[0] ?? '';
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        lines.push(`At the second try: ${name}: ${why}`);
      }
    }
    const { passed, failed, skipped } = counts;
    lines.push(
      `${passed} passed, ${failed} failed` +
        (skipped > 0 ? `, ${skipped} skipped` : ''),
    );
    // At exit, because other reporters print after this call.
    process.once('exit', () => console.log(lines.join('\n')));
  }
}
