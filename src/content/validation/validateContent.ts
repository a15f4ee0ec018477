import { namesOf, type UntrustedValue } from '../../browser/untrustedValue';
import { en } from '../locales/en';
import { readContent, readNavigation } from '../sanitizeContent';
import { describe } from './describe';
import { ReportedValue, type Report } from './reportedValue';

/**
 * A problem in content: what is wrong, where, and what happens.
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
   * `error`: the header leaves the value out or replaces it. `warning`: a property
   * has no meaning, probably because its name is misspelt.
   * @example 'error'
   */
  severity: 'error' | 'warning';
  /**
   * The place of the value.
   * @example 'navigation.items[0].groups[1].links[2].href'
   */
  path: string;
  /**
   * What is wrong, and the consequence.
   * @example '`label` is missing; the link is left out.'
   */
  message: string;
}

/**
 * Lists the problems of `content`: errors, which the header leaves out or
 * replaces, and warnings about unknown properties. Empty for valid content.
 * Never throws, whatever it is given.
 *
 * @example
 * import { readFileSync } from 'node:fs';
 * import { validateContent } from 'lintel/content';
 *
 * const content: unknown = JSON.parse(readFileSync('de.json', 'utf8'));
 * const errors = validateContent(content).filter(
 *   ({ severity }) => severity === 'error',
 * );
 */
export function validateContent(value: unknown): ContentProblem[] {
  return problemsOf(value, '', (given) => readContent(given, en));
}

/**
 * Lists the problems of `navigation`, as `validateContent` does for content.
 * @example
 * import { validateNavigation } from 'lintel/content';
 *
 * declare const fromCms: unknown;
 *
 * for (const { path, message } of validateNavigation(fromCms)) {
 *   console.error(path, message); // navigation.items[0].href …
 * }
 */
export function validateNavigation(value: unknown): ContentProblem[] {
  return problemsOf(value, 'navigation', (given) => readNavigation(given));
}

function problemsOf(
  value: unknown,
  path: string,
  read: (given: UntrustedValue) => unknown,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  function add(
    severity: ContentProblem['severity'],
    path: string,
    what: string,
  ) {
    // Of `navigation.items[0].href`, the message has `href`.
    const name = path.slice(path.lastIndexOf('.') + 1);
    problems.push({ severity, path, message: `\`${name}\` ${what}.` });
  }
  const report: Report = {
    parts: 0,
    invalid(path, value, expected) {
      add('error', path || 'content', describe(path, value, expected));
    },
    done(given) {
      const { value, names } = given;
      for (const name of namesOf(value)) {
        if (names.has(name)) continue;
        const what = `is unknown; it is ignored. Use ${[...names].join(', ')}`;
        add('warning', given.placeOf(name), what);
      }
    },
  };
  new ReportedValue(value, path, report).whole(read);
  return problems;
}
