import { describeText, describeValue } from '../../core/report/describeValue';
import { devError, warnInDevelopment } from '../../core/report/report';

/**
 * A problem in content: what is wrong, where, and how to fix it.
 * @example
 * import { validateContent } from 'lintel/content';
 * import type { ContentProblem } from 'lintel/content';
 *
 * declare const fromCms: unknown;
 *
 * const print = ({ severity, path, message }: ContentProblem) =>
 *   console.log(severity, path, message);
 * validateContent(fromCms).forEach(print);
 */
export interface ContentProblem {
  /**
   * `error`: the header leaves the value out or replaces it. `warning`: probably a
   * mistake, such as a misspelt name or a long label.
   * @example 'error'
   */
  severity: 'error' | 'warning';
  /**
   * The place of the value.
   * @example 'navigation.items[0].groups[1].links[2].href'
   */
  path: string;
  /**
   * What is wrong, the consequence, and the fix.
   * @example '`label` is missing; the header leaves out a link without a label. Write …'
   */
  message: string;
  /**
   * The value, shortened.
   * @example 'undefined'
   */
  value: string;
}

/** The maximum number of errors, and of warnings. Separate, so that warnings do not hide errors. */
const MOST_PROBLEMS = 100;

/** The maximum number of entries in all lists together, because lists that contain each other are endless. */
const MOST_VISITS = 20_000;

export type Key = string | number;

/** The state of a validation: the current place, and the problems so far. */
export class Run {
  /** The place where each id was found first. */
  readonly ids = new Map<string, string>();
  private readonly found: ContentProblem[] = [];
  private readonly counts = { error: 0, warning: 0 };
  private visits = 0;
  private endedAt: string | undefined;

  /**
   * @param name the name of the validated value
   * @param keys the path of the current value. Empty for content, whose
   *   properties have no prefix
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

  /** Whether one more entry of a list may be checked. */
  visit(): boolean {
    this.visits += 1;
    if (this.visits > MOST_VISITS) this.endedAt ??= this.path;
    return this.visits <= MOST_VISITS;
  }

  get path(): string {
    return pathOf(this.keys);
  }

  /** The problems, in the order in which they were found. */
  problems(): ContentProblem[] {
    if (this.endedAt !== undefined) this.found.push(tooMuch(this.endedAt));
    for (const severity of ['error', 'warning'] as const) {
      const count = this.counts[severity];
      const left = count - MOST_PROBLEMS;
      if (left <= 0) continue;
      const message = `There are ${left} more ${severity}s; only the first ${MOST_PROBLEMS} are listed. Fix these and validate again.`;
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
    message: `There are more than ${MOST_VISITS} entries, or the content contains itself; nothing after this place was checked. Remove repeated entries.`,
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

/** Prints a problem in development. */
export function printProblem({ severity, path, message }: ContentProblem) {
  const print = severity === 'error' ? devError : warnInDevelopment;
  print(`${path}: ${message}`);
}
