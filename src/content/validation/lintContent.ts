import { warnInDevelopment } from '../../core/report/report';
import { readProperty } from '../../core/report/reading';
import { isChecked } from '../defineNavigation';
import {
  validateContent,
  validateMessages,
  validateNavigation,
  type ContentProblem,
} from './validateContent';
import { printProblem } from './problems';

/** The maximum number of lines to print. */
const MOST_LINES = 20;

/**
 * Prints the problems of content in development: errors first, each line once
 * per page. `undefined` is skipped.
 */
export function lintContent(
  content: unknown,
  navigation: unknown,
  messages: unknown,
): void {
  const problems = problemsOf(content, navigation, messages);
  problems.slice(0, MOST_LINES).forEach(printProblem);
  const more = problems.length - MOST_LINES;
  if (more > 0) {
    warnInDevelopment(
      `and ${more} more problems; they are not printed. Use \`validateContent\` of \`lintel/content\` to list all.`,
    );
  }
}

function problemsOf(
  content: unknown,
  navigation: unknown,
  messages: unknown,
): ContentProblem[] {
  return [
    ...(content === undefined ? [] : problemsOfContent(content)),
    ...(navigation === undefined || isChecked(navigation)
      ? []
      : validateNavigation(navigation)),
    ...(messages === undefined ? [] : validateMessages(messages)),
  ].sort((a, b) => a.severity.localeCompare(b.severity));
}

function problemsOfContent(content: unknown): ContentProblem[] {
  const skips = isChecked(readProperty(content, 'navigation'));
  return validateContent(content)
    .filter(({ path }) => !skips || !path.startsWith('navigation.'))
    .map(inContent);
}

function inContent(problem: ContentProblem): ContentProblem {
  const { path } = problem;
  if (path === 'content') return problem;
  const separator = path.startsWith('[') ? '' : '.';
  return { ...problem, path: `content${separator}${path}` };
}
