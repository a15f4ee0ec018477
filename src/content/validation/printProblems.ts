import { devError, warnInDevelopment } from '../../browser/report';
import type { OutsideContent } from '../reportContent';
import { validateContent, validateNavigation } from './validateContent';

const MAX_LINES = 20;

/** Prints the problems of content: errors first, each line once per page. */
export function printProblems({ content, navigation }: OutsideContent): void {
  const problems = [
    ...(content === undefined ? [] : validateContent(content).map(inContent)),
    ...(navigation === undefined ? [] : validateNavigation(navigation)),
  ].sort((a, b) => a.severity.localeCompare(b.severity));
  for (const { severity, path, message } of problems.slice(0, MAX_LINES)) {
    const print = severity === 'error' ? devError : warnInDevelopment;
    print(`${path}: ${message}`);
  }
  const more = problems.length - MAX_LINES;
  if (more <= 0) return;
  warnInDevelopment(
    `and ${more} more problems; they are not printed. Use \`validateContent\` of \`lintel/content\` to list all.`,
  );
}

function inContent<Problem extends { path: string }>(problem: Problem) {
  const { path } = problem;
  return path === 'content' ? problem : { ...problem, path: `content.${path}` };
}
