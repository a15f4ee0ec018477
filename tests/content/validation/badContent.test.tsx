import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../../src/header/Header';
import type { Content } from '../../../src/content/content';
import { sanitizeContent } from '../../../src/content/sanitizeContent';
import { en } from '../../../src/content/locales/en';
import { validateContent } from '../../../src/content/validation/validateContent';
import { badContents, isWithin, linksIn, type BadContent } from './badContents';

const cases = badContents(200, 20_240);

describe('invalid content', () => {
  it.each(cases)(
    'is reported by the validator: $title',
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
    'leaves valid links in the header: $title',
    ({ content, goodLinks }) => {
      const shown = [...linksIn(sanitizeContent(content, en)).values()];
      expect(goodLinks.filter((link) => !shown.includes(link))).toEqual([]);
      expect(shown.map(addressOf).filter(isUnsafe)).toEqual([]);
    },
  );
});

// The rules are tested above. This tests that the header follows them.
const some = cases.filter((_, at) => at % 8 === 0);

describe('a header with invalid content', () => {
  const lines: { level: string; text: string }[] = [];

  beforeEach(() => {
    // Warnings are printed once per page, so each test needs a new page.
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
    window.history.replaceState(null, '', '/?error-auth');
    lines.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
        lines.push({ level, text: values.map(String).join(' ') });
      });
    }
  });

  afterEach(() => vi.restoreAllMocks());

  /** The links of a page with this content, as `id address`. */
  async function showLinks(content: unknown) {
    const { container } = render(
      <Header tracking={false} content={content as Content} />,
    );
    await waitFor(() =>
      expect(
        container.querySelector('[data-status="loggedOut"]'),
      ).not.toBeNull(),
    );
    await vi.dynamicImportSettled();
    const links =
      container.querySelectorAll<HTMLAnchorElement>('a[data-lintel-id]');
    return [...links];
  }

  /** The level and path of each console message. */
  function printedProblems() {
    return lines
      .filter(({ text }) => !/^Lintel: and \d+ more problems; /.test(text))
      .map(({ level, text }) => ({
        level,
        place: /^Lintel: content\.?(\S*): /.exec(text)?.[1] ?? `? ${text}`,
      }));
  }

  it.each(some)(
    'shows every valid link and prints the path: $title',
    async ({ content, goodLinks, place, path, severity }: BadContent) => {
      const links = await showLinks(content);
      const shown = new Set(links.map(idAndPath));
      const good = goodLinks.map(withoutHost);
      expect(good.filter((link) => !shown.has(link))).toEqual([]);
      expect(links.map(({ href }) => href).filter(isUnsafe)).toEqual([]);
      const level = severity === 'error' ? 'error' : 'warn';
      const said = printedProblems();
      expect(
        said.filter((one) => one.level === level && isWithin(one.place, path)),
      ).not.toEqual([]);
      expect(said.filter((one) => !isWithin(one.place, place))).toEqual([]);
    },
  );
});

function idAndPath(link: HTMLAnchorElement) {
  return withoutHost(
    `${link.dataset['lintelId']} ${link.getAttribute('href')}`,
  );
}

/** Links to other hosts are absolute in the document, and paths in content. */
function withoutHost(link: string) {
  return link.replace(/ https?:\/\/[^/]+/, ' ');
}

const addressOf = (link: string) => link.slice(link.indexOf(' ') + 1);

/**
 * Reads an address like a browser, which trims white space and removes tabs and
 * line breaks.
 */
function isUnsafe(href: string): boolean {
  const { protocol } = new URL(href, 'https://www.example.com');
  return !['http:', 'https:'].includes(protocol);
}
