import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStories } from './documents';

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
  it('name tests that exist', () => {
    expect(rules.length).toBeGreaterThan(60);
    const missing = rules.filter(
      ({ test }) => !/\.test\.tsx?$/.test(test) || !existsSync(`tests/${test}`),
    );
    expect(missing).toEqual([]);
  });

  it('name stories that exist', () => {
    const stories = readStories().map(({ title, name }) => `${title}/${name}`);
    const missing = rules.filter(
      ({ story }) => story !== '' && !stories.includes(story),
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

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file));
}

function withoutQuotes(cell: string): string {
  return cell.replaceAll('`', '');
}
