import { warnInDevelopment } from '../../core/report/report';
import { noMenus } from '../defineNavigation';
import {
  validateContent,
  validateMessages,
  validateNavigation,
  type ContentProblem,
} from './validateContent';
import { printProblem } from './problems';

/** Nobody reads more in a console. */
const MOST_LINES = 20;

/**
 * Prints what is wrong with what a page team handed to the header, for
 * development: errors first, each line once in a page. `undefined` is skipped.
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
      `and ${more} more; \`validateContent\` of \`lintel/content\` lists all.`,
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
    // Of `noMenus` it was said where they were defined.
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
