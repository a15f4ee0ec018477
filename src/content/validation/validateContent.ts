import { content, someMessages } from './contentSchema';
import { navigation } from './menuSchema';
import { Run, type ContentProblem } from './problems';
import { problemsOf } from './schemaParts';

export type { ContentProblem } from './problems';

/**
 * Lists the problems of `content`: errors, which the header leaves out or
 * replaces, and warnings, which are probably mistakes. Empty for valid content.
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
  return problemsOf(content, value, new Run('content', []));
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
  return problemsOf(navigation, value, new Run('navigation', ['navigation']));
}

/**
 * Lists the problems of `messages`, as `validateContent` does for content. No
 * message is required.
 * @example
 * import { validateMessages } from 'lintel/content';
 *
 * validateMessages({ logIn: 'Sign in' }); // []
 */
export function validateMessages(value: unknown): ContentProblem[] {
  return problemsOf(someMessages, value, new Run('messages', ['messages']));
}
