import { warnInDevelopment } from '../../core/report/report';
import { noMenus } from '../defineNavigation';
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
    ...(content === undefined ? [] : validateContent(content).map(inContent)),
    // The problems of `noMenus` were printed by `defineNavigation`.
    ...(navigation === undefined || navigation === noMenus
      ? []
      : validateNavigation(navigation)),
    ...(messages === undefined ? [] : validateMessages(messages)),
  ].sort((a, b) => a.severity.localeCompare(b.severity));
}

function inContent(problem: ContentProblem): ContentProblem {
  const { path } = problem;
  if (path === 'content') return problem;
  const separator = path.startsWith('[') ? '' : '.';
  return { ...problem, path: `content${separator}${path}` };
}
