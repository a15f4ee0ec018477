import { warnInDevelopment } from '../browser/report';
import {
  textOf,
  type Consequence,
  type Read,
  type Report,
} from '../browser/untrustedValue';
import type { Navigation } from './navigation';
import {
  readContent,
  readNavigation,
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
 * and `host: string`, too wide for `Navigation`. Leaves out invalid entries and
 * prints them in development. Never throws. Without a valid entry, the menus are
 * empty, and the header shows its default menus.
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
export function defineNavigation(data: unknown, source?: string): Navigation {
  printProblems(data ?? null, 'navigation', source);
  return sanitizeNavigation(data) ?? { version: 1, items: [] };
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
    invalid({ path, consequence }, value, expected) {
      if (value === undefined && consequence === 'entry') return;
      const isMissing = value === undefined || isBlank(value);
      const isOptional = consequence === undefined || consequence === 'link';
      if (isMissing && isOptional) return;
      const what = whatIs(value, expected);
      add('error', path, `${what}; ${CONSEQUENCES[consequence ?? 'none']}`);
    },
    read(path, object, names) {
      for (const name of Object.keys(object)) {
        if (names.includes(name)) continue;
        const what = `is unknown; it is ignored. Use ${names.join(', ')}`;
        add('warning', path ? `${path}.${name}` : name, what);
      }
    },
  };
  read(value, { path, consequence: 'default', report });
  return problems;
}

const CONSEQUENCES: Record<Consequence | 'none', string> = {
  required: 'the entry is left out',
  entry: 'the entry is left out',
  default: 'the default is used',
  English: 'the English one is used',
  link: 'the label is not a link',
  none: 'it is left out',
};

function whatIs(value: unknown, expected: string | readonly unknown[]): string {
  if (value === undefined) return 'is missing';
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) {
    return 'is empty';
  }
  const or = new Intl.ListFormat('en', { type: 'disjunction' });
  return `is ${textFor(value)}, not ${or.format([expected].flat().map(String))}`;
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
