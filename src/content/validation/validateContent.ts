import { content, someMessages } from './contentSchema';
import { navigation } from './menuSchema';
import { Run, type ContentProblem } from './problems';
import { problemsOf } from './schemaParts';

export type { ContentProblem } from './problems';

/**
 * What is wrong with the `content` of a header: what it would leave out or
 * replace (errors), and what is hardly meant so (warnings). Empty for good
 * content. Never throws, and ends for content of any size or shape.
 *
 * @example
 * validateContent(JSON.parse(file)).filter(({ severity }) => severity === 'error')
 */
export function validateContent(value: unknown): ContentProblem[] {
  return problemsOf(content, value, new Run('content', []));
}

/** The same for `navigation`: a page team's own menus. Paths begin with `navigation`. */
export function validateNavigation(value: unknown): ContentProblem[] {
  return problemsOf(navigation, value, new Run('navigation', ['navigation']));
}

/** The same for `messages`: a page team's own words, of which it may leave out any. Paths begin with `messages`. */
export function validateMessages(value: unknown): ContentProblem[] {
  return problemsOf(someMessages, value, new Run('messages', ['messages']));
}
