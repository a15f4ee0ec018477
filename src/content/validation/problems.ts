import { describeText, describeValue } from '../../core/report/describeValue';
import { devError, warnInDevelopment } from '../../core/report/report';

/** What is wrong with content, where, and how to mend it. */
export interface ContentProblem {
  /**
   * `error`: the header leaves the place out, or shows or reports something
   * else. `warning`: it takes it as it is, though it is hardly meant so.
   */
  severity: 'error' | 'warning';
  /** `navigation.items[0].groups[1].links[2].href` */
  path: string;
  /** What is wrong, why it matters and how to mend it. */
  message: string;
  /** What stands there, shortened. */
  value: string;
}

/** Of each severity: nobody reads more at once, and errors are not lost behind warnings. */
const MOST_PROBLEMS = 100;

/** Entries of all lists together: lists that share their entries are endless. */
const MOST_VISITS = 20_000;

export type Key = string | number;

/** One validation: where it is, and what it has found. */
export class Run {
  /** Where each id was first seen. */
  readonly ids = new Map<string, string>();
  private readonly found: ContentProblem[] = [];
  private readonly counts = { error: 0, warning: 0 };
  private visits = 0;
  private endedAt: string | undefined;

  /**
   * @param name of what is validated
   * @param keys the way to what is looked at; empty for content itself, whose
   *   parts go by their own names
   */
  constructor(
    private readonly name: string,
    readonly keys: Key[],
  ) {}

  add(
    severity: ContentProblem['severity'],
    message: string,
    value: unknown,
    ...below: Key[]
  ): void {
    this.counts[severity] += 1;
    if (this.counts[severity] > MOST_PROBLEMS) return;
    const keys = [...this.keys, ...below];
    const from = keys.map((key) => typeof key).lastIndexOf('string');
    const name = pathOf(keys.slice(from)) || this.name;
    this.found.push({
      severity,
      path: pathOf(keys) || this.name,
      message: `\`${name}\` ${message}`,
      value: describeValue(value),
    });
  }

  /** Whether one more entry of the list may be looked at. */
  visit(): boolean {
    this.visits += 1;
    if (this.visits > MOST_VISITS) this.endedAt ??= this.path;
    return this.visits <= MOST_VISITS;
  }

  get path(): string {
    return pathOf(this.keys);
  }

  /** In the order in which they were found. */
  problems(): ContentProblem[] {
    if (this.endedAt !== undefined) this.found.push(tooMuch(this.endedAt));
    for (const severity of ['error', 'warning'] as const) {
      const count = this.counts[severity];
      const left = count - MOST_PROBLEMS;
      if (left <= 0) continue;
      const message = `There are ${left} more ${severity}s: only the first ${MOST_PROBLEMS} are listed. Mend these and validate again.`;
      const value = `${count} ${severity}s`;
      this.found.push({ severity, path: this.name, message, value });
    }
    return this.found;
  }
}

function tooMuch(path: string): ContentProblem {
  return {
    severity: 'error',
    path,
    message: `There are more than ${MOST_VISITS} entries: the content may hold itself, and a page cannot show so many. Take out what repeats; from here on nothing was looked at.`,
    value: `more than ${MOST_VISITS} entries`,
  };
}

/** `groups[0].links[2]` */
function pathOf(keys: readonly Key[]): string {
  const parts = keys.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    const shown = describeText(key);
    return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${shown}` : `["${shown}"]`;
  });
  return parts.join('').replace(/^\./, '');
}

/** In the console, in development. */
export function printProblem({ severity, path, message }: ContentProblem) {
  const print = severity === 'error' ? devError : warnInDevelopment;
  print(`${path}: ${message}`);
}
