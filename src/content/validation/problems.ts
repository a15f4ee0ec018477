import { devError, warnInDevelopment } from '../../core/report';

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

/** Collects what a validation finds, and ends it when it goes on for too long. */
export interface Problems {
  add(problem: ContentProblem): void;
  /** Whether one more entry of the list at `path` may be looked at. */
  visit(path: string): boolean;
  /** In the order in which they were found. */
  all(): ContentProblem[];
}

export function collectProblems(root: string): Problems {
  const found: ContentProblem[] = [];
  const counts = { error: 0, warning: 0 };
  let visits = 0;
  let endedAt: string | null = null;
  return {
    add(problem) {
      counts[problem.severity] += 1;
      if (counts[problem.severity] <= MOST_PROBLEMS) found.push(problem);
    },
    visit(path) {
      visits += 1;
      if (visits > MOST_VISITS) endedAt ??= path;
      return visits <= MOST_VISITS;
    },
    all() {
      if (endedAt !== null) found.push(tooMuch(endedAt));
      for (const severity of ['error', 'warning'] as const) {
        const count = counts[severity];
        const left = count - MOST_PROBLEMS;
        if (left <= 0) continue;
        const message = `There are ${left} more ${severity}s: only the first ${MOST_PROBLEMS} are listed. Mend these and validate again.`;
        const value = `${count} ${severity}s`;
        found.push({ severity, path: root, message, value });
      }
      return found;
    },
  };
}

function tooMuch(path: string): ContentProblem {
  return {
    severity: 'error',
    path,
    message: `There are more than ${MOST_VISITS} entries: the content may hold itself, and a page cannot show so many. Take out what repeats; from here on nothing was looked at.`,
    value: `more than ${MOST_VISITS} entries`,
  };
}

/** In the console, in development. */
export function printProblem({ severity, path, message }: ContentProblem) {
  const print = severity === 'error' ? devError : warnInDevelopment;
  print(`${path}: ${message}`);
}
