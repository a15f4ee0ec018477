import { devError, warnInDevelopment } from '../browser/report';
import { textOf, UntrustedValue, type Report } from '../browser/untrustedValue';
import { hostNames } from '../site/siteConfig';
import { en } from './locales/en';
import { readContent, readNavigation } from './sanitizeContent';

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
   * @example '`label` is missing; the entry is left out.'
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
  return problemsOf(value, '', readWithEnglish);
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
  return problemsOf(value, 'navigation', readNavigation);
}

/** Prints the problems of content, each line once per page. */
export function printProblems({
  content,
  navigation,
}: {
  content?: unknown;
  navigation?: unknown;
}): void {
  const problems = [
    ...(content === undefined
      ? []
      : problemsOf(content, 'content', readWithEnglish)),
    ...(navigation === undefined ? [] : validateNavigation(navigation)),
  ];
  for (const { severity, path, message } of problems) {
    const print = severity === 'error' ? devError : warnInDevelopment;
    print(`${path}: ${message}`);
  }
}

const readWithEnglish = (given: UntrustedValue) => readContent(given, en);

function problemsOf(
  value: unknown,
  path: string,
  read: (given: UntrustedValue) => unknown,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (
    severity: ContentProblem['severity'],
    path: string,
    what: string,
  ) => {
    const message = `\`${nameIn(path) || 'content'}\` ${what}.`;
    problems.push({ severity, path: path || 'content', message });
  };
  const report: Report = {
    invalid(path, value, expected) {
      const consequence = consequenceOf(path);
      const isMissing = value === undefined || isBlank(value);
      // It is optional.
      if (isMissing && consequence === undefined) return;
      const what = whatIs(value, EXPECTED[nameIn(path)] ?? expected);
      add('error', path, `${what}; ${consequence ?? 'it is left out'}`);
    },
    read(path, object, names) {
      for (const name of Object.keys(object).filter(
        (each) => !names.has(each),
      )) {
        const what = `is unknown; it is ignored. Use ${[...names].join(', ')}`;
        add('warning', path ? `${path}.${name}` : name, what);
      }
    },
  };
  new UntrustedValue(value, report, path).whole(read);
  return problems;
}

/** Of `navigation.items[0].href`: `href`. */
function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** What is expected of properties that have rules of their own. */
const EXPECTED: Record<string, string | undefined> = {
  host: `one of ${hostNames.join(', ')}`,
  href: 'a path or an http(s), mailto or tel address',
};

/** Properties without which their entry is left out. */
const NEEDED = /^(label|href|host|action|groups|links|folder|file)$/;

/** Properties that have a default. Content itself may have no name. */
const WITH_DEFAULT =
  /^(content|id|items|locale|messages|navigation|pictures|version|)$/;

/**
 * What the header does without a property. `undefined` if that is optional.
 */
function consequenceOf(path: string): string | undefined {
  const [name = '', owner = ''] = path.split('.').reverse();
  if (owner === 'messages') return 'the English one is used';
  if (name.endsWith(']')) return 'it is left out';
  // The heading of a column.
  if (name === 'label' && owner.startsWith('groups')) return undefined;
  if (NEEDED.test(name)) return 'the entry is left out';
  return WITH_DEFAULT.test(name) ? 'the default is used' : undefined;
}

function whatIs(value: unknown, expected: string): string {
  if (value === undefined) return 'is missing';
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) {
    return 'is empty';
  }
  return `is ${textFor(value)}, not ${expected}`;
}

const isBlank = (value: unknown) =>
  typeof value === 'string' && textOf(value) === undefined;

/** In one line. */
function textFor(value: unknown): string {
  // Escapes line breaks, and half characters where it cuts the text.
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}
