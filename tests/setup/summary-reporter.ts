import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** How many lines of a difference are shown. */
const MOST_LINES = 12;

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** When a project's first file started and its last one ended, in ms. */
interface Span {
  start: number;
  end: number;
}

/**
 * Prints at the end of a run, for each project, how long it took and which
 * tests needed a second try. The last line is plain text for people and
 * scripts.
 */
export class SummaryReporter implements Reporter {
  #spans = new Map<string, Span>();

  onTestRunStart(): void {
    this.#spans.clear();
  }

  onTestModuleQueued({ project }: TestModule): void {
    const now = performance.now();
    const { start = now } = this.#spans.get(project.name) ?? {};
    this.#spans.set(project.name, { start, end: now });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const span = this.#spans.get(project.name);
    if (span) span.end = performance.now();
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): void {
    const counts = countTests(modules);
    counts.failed += unhandledErrors.length;
    const lines = [
      '',
      ...[...this.#spans].flatMap(([name, span]) =>
        describeProject(
          name,
          span,
          modules.filter(({ project }) => project.name === name),
        ),
      ),
      summaryLine(counts),
    ];
    // At exit, because other reporters print after this call.
    process.once('exit', () => console.log(lines.join('\n')));
  }
}

function describeProject(
  name: string,
  { start, end }: Span,
  modules: readonly TestModule[],
): string[] {
  const tries = secondTries(modules);
  const lines = tries.flat();
  const { passed } = countTests(modules);
  const cells = [
    name.padEnd(16),
    durationOf(end - start).padStart(7),
    `${passed} tests in ${modules.length} files`.padStart(24),
    ...(tries.length > 0 ? [`${tries.length} at the second try:`] : []),
  ];
  return [cells.join('  '), ...lines];
}

function durationOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
}

/** Each with what differed, in lines. */
function secondTries(modules: readonly TestModule[]): string[][] {
  return modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const error = test.result().errors?.[0];
        const why = error?.message.split('\n')[0] ?? '';
        return [
          `  ${module.relativeModuleId} > ${test.fullName}: ${why}`,
          ...differencesIn(error),
        ];
      }),
  );
}

/** The lines that differ: a message alone shortens what was compared. */
function differencesIn(error: { diff?: string } | undefined): string[] {
  return stripVTControlCharacters(error?.diff ?? '')
    .split('\n')
    .filter((line) => /^[+-] /.test(line))
    .slice(0, MOST_LINES)
    .map((line) => `    ${line}`);
}

function countTests(modules: readonly TestModule[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    // A file or a group that fails outside its tests has failed too.
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
