import { describe, expect, it } from 'vitest';
import { en } from '../../src/content/locales/en';
import { guardContent } from '../../src/content/guardContent';
import { validateContent } from '../../src/content/validation/validateContent';
import { badContents } from './badContents';
import { isWithin, linksIn } from './places';

const cases = badContents(200, 20_240);

describe('bad content', () => {
  it.each(cases)(
    'is named by the validator: $title',
    ({ content, place, severity, path }) => {
      const problems = validateContent(content);
      expect(
        problems.filter(
          (problem) =>
            problem.severity === severity && isWithin(problem.path, path),
        ),
        JSON.stringify(problems, null, 2),
      ).not.toEqual([]);
      expect(
        problems.filter((problem) => !isWithin(problem.path, place)),
      ).toEqual([]);
    },
  );

  it.each(cases)(
    'costs the header no good link: $title',
    ({ content, goodLinks }) => {
      const shown = [...linksIn(guardContent(content, en)).values()];
      expect(goodLinks.filter((link) => !shown.includes(link))).toEqual([]);
      expect(shown.filter(leadsAstray)).toEqual([]);
    },
  );
});

/** What a browser makes of an address: it cuts some white space off, and drops some. */
function leadsAstray(link: string): boolean {
  const href = link.slice(link.indexOf(' ') + 1);
  const { protocol } = new URL(href, 'https://www.example.com');
  return !['http:', 'https:'].includes(protocol);
}
