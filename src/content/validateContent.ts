import { warnInDevelopment } from '../browser/report';
import {
  isGiven,
  type Consequence,
  type Read,
  type Report,
} from '../browser/untrustedValue';
import type { LintelNavigation } from './navigation';
import {
  readContent,
  readNavigation,
  reportLostMenus,
  sanitizeNavigation,
} from './sanitizeContent';

/**
 * A problem in content: what is wrong, where, and what happens.
 * @example
 * import { validateContent } from 'lintel/content';
 * import type { ContentProblem } from 'lintel/content';
 *
 * declare const fromCms: unknown;
 *
 * const print = ({ severity, source, path, message }: ContentProblem) =>
 *   console.log(severity, source, path, message);
 * validateContent(fromCms, 'https://cms.example.com/de').forEach(print);
 */
export interface ContentProblem {
  /**
   * `error`: the header leaves the value out or replaces it. `warning`: a property
   * has no meaning, probably because its name is misspelt.
   * @example 'error'
   */
  severity: 'error' | 'warning';
  /**
   * The file or address that the content is from, if it was given.
   * @example 'menus/de-DE.json'
   */
  source?: string | undefined;
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
 * @param source the file or address it is from, which each problem names
 * @example
 * import { readFileSync } from 'node:fs';
 * import { validateContent } from 'lintel/content';
 *
 * const content: unknown = JSON.parse(readFileSync('de.json', 'utf8'));
 * const errors = validateContent(content, 'de.json').filter(
 *   ({ severity }) => severity === 'error',
 * );
 */
export function validateContent(
  value: unknown,
  source?: string,
): ContentProblem[] {
  return problemsOf(value, '', readContent, source);
}

/**
 * Lists the problems of `navigation`, as `validateContent` does for content.
 *
 * @param source the file or address it is from, which each problem names
 * @example
 * import { validateNavigation } from 'lintel/content';
 *
 * declare const fromCms: unknown;
 *
 * for (const { path, message } of validateNavigation(fromCms)) {
 *   console.error(path, message); // navigation.items[0].href …
 * }
 */
export function validateNavigation(
  value: unknown,
  source?: string,
): ContentProblem[] {
  return problemsOf(value, 'navigation', readNavigation, source);
}

/**
 * Types the menus of a JSON file, in which TypeScript infers `version: number`
 * and `host: string`, too wide for `LintelNavigation`. Leaves out invalid entries and
 * prints them in development. Never throws. Without a valid item, the header has
 * no menus, which is printed in production, too.
 *
 * @param data the imported JSON
 * @param source the file or address it is from, which the reports name
 * @example
 * import { defineNavigation } from 'lintel/content';
 *
 * // Or: import menu from './menu.json';
 * const menu = {
 *   version: 1,
 *   items: [{ id: 'pricing', label: 'Pricing', href: '/pricing' }],
 * };
 * const navigation = defineNavigation(menu, 'menu.json');
 */
export function defineNavigation(
  data: unknown,
  source?: string,
): LintelNavigation {
  printProblems(data ?? null, 'navigation', source);
  reportLostMenus(data, source);
  return sanitizeNavigation(data);
}

/**
 * Prints the problems of a setting in development, each once per page, also if
 * several languages have it.
 */
export function printProblems(
  value: unknown,
  setting: 'content' | 'navigation',
  source?: string,
): void {
  if (process.env.NODE_ENV === 'production' || value === undefined) return;
  const read = setting === 'content' ? readContent : readNavigation;
  for (const problem of problemsOf(value, setting, read)) {
    const { severity, path, message } = problem;
    const print = severity === 'error' ? console.error : console.warn;
    const text = `${path}: ${message}`;
    // In another language, the value has other words.
    const key = text.replace(/ is ".*", not /, ' is not ');
    warnInDevelopment(source ? `${source}: ${text}` : text, print, key);
  }
}

function problemsOf(
  value: unknown,
  path: string,
  read: Read<unknown>,
  source?: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (
    severity: ContentProblem['severity'],
    path: string,
    what: string,
  ) => {
    const name = path.slice(path.lastIndexOf('.') + 1) || 'content';
    const message = `\`${name}\` ${what}.`;
    problems.push({
      severity,
      ...(source && { source }),
      path: path || 'content',
      message,
    });
  };
  const report: Report = {
    invalid({ path, consequence: then = 'none' as const }, value, expected) {
      if (!isGiven(value) && OPTIONAL.includes(then)) return;
      add('error', path, `${whatIs(value, expected)}; ${CONSEQUENCES[then]}`);
    },
    read(path, object, names) {
      for (const [name, value] of Object.entries(object)) {
        if (names.includes(name) || !isGiven(value)) continue;
        const what = `is unknown; it is ignored. Use ${names.join(', ')}`;
        add('warning', path ? `${path}.${name}` : name, what);
      }
    },
  };
  const consequence = read === readNavigation ? 'menus' : 'default';
  read(value, { path, consequence, report });
  return problems;
}

const CONSEQUENCES: Record<Consequence | 'none', string> = {
  required: 'the entry is left out',
  entry: 'the entry is left out',
  default: 'the default is used',
  English: 'the English one is used',
  link: 'the label is not a link',
  menus: 'the bar has no menus',
  none: 'it is left out',
};

/** Without a consequence if a value is missing. */
const OPTIONAL = ['entry', 'link', 'none'];

function whatIs(value: unknown, expected: string | readonly unknown[]): string {
  if (!isGiven(value)) return value === undefined ? 'is missing' : 'is empty';
  const or = new Intl.ListFormat('en', { type: 'disjunction' });
  return `is ${textFor(value)}, not ${or.format([expected].flat().map(String))}`;
}

/** In one line, with escapes for invisible characters. */
function textFor(value: unknown): string {
  // Escapes line breaks, and half characters where it cuts the text.
  if (typeof value === 'string') {
    const text = JSON.stringify(value.slice(0, 60));
    return text.replace(/[^\S ]|\p{Cf}/gu, encodeURIComponent);
  }
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}
