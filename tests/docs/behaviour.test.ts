import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Rule {
  id: string;
  test: string;
  story: string;
}

const rules = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ /.test(line))
  .map((line): Rule => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, id = '', , test = '', story = ''] = cells;
    return { id, test: withoutQuotes(test), story: withoutQuotes(story) };
  });

describe('the rules of behaviour', () => {
  it('are numbered without gaps in each group', () => {
    for (const [letter, group] of groupsOf(rules)) {
      expect(group.map(({ id }) => id)).toEqual(
        group.map((_, index) => `${letter}${index + 1}`),
      );
    }
    expect(rules.length).toBeGreaterThan(60);
  });

  it('name tests that exist', () => {
    const missing = rules.filter(
      ({ test }) => !existsSync(path.join('tests', test)),
    );
    expect(missing).toEqual([]);
  });

  it('name stories that exist', () => {
    const stories = storyNames();
    const missing = rules.filter(
      ({ story }) => story !== '' && !stories.has(story),
    );
    expect(missing).toEqual([]);
  });

  it('are what docstrings refer to', () => {
    const known = rules.map(({ id }) => id);
    const unknown = filesIn('src').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bbehaviour ([A-Z]\d+)\b/g)]
        .filter(([, id = '']) => !known.includes(id))
        .map(([reference]) => `${file} ${reference}`),
    );
    expect(unknown).toEqual([]);
  });
});

function groupsOf(all: readonly Rule[]): [string, Rule[]][] {
  const letters = [...new Set(all.map(({ id }) => id[0]!))];
  return letters.map((letter) => [
    letter,
    all.filter(({ id }) => id.startsWith(letter)),
  ]);
}

/** `Header/States/Default`, as in the titles and exports of the stories. */
function storyNames(): Set<string> {
  return new Set(
    filesIn('stories')
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8');
        const [, title = ''] = /^ {2}title: '([^']+)'/m.exec(source) ?? [];
        return [...source.matchAll(/^export const (\w+)/gm)].map(
          ([, name = '']) => `${title}/${name}`,
        );
      }),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file));
}

function withoutQuotes(cell: string): string {
  return cell.replaceAll('`', '');
}
