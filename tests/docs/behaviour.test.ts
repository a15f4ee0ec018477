import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStories } from './documents';

/** Paragraphs: `**M1** What happens.`, then the test and the story. */
const rules = readFileSync('docs/behaviour.md', 'utf8')
  .split(/^\*\*(?=[A-Z]\d)/m)
  .slice(1)
  .map((rule) => {
    const [id = ''] = /^[A-Z]\d+/.exec(rule) ?? [];
    const names = [...rule.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return {
      id,
      tests: names.filter((name) => /\.test\.tsx?$/.test(name)),
      stories: names.filter((name) => /^(Components|Pages)\//.test(name)),
    };
  });

describe('the rules of behaviour', () => {
  it('name tests that exist', () => {
    expect(rules.length).toBeGreaterThan(60);
    const missing = rules.filter(
      ({ id, tests }) =>
        id === '' ||
        tests.length === 0 ||
        !tests.every((test) => existsSync(`tests/${test}`)),
    );
    expect(missing).toEqual([]);
  });

  it('name stories that exist', () => {
    const known = readStories().map(({ title, name }) => `${title}/${name}`);
    const named = rules.flatMap(({ stories }) => stories);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((story) => !known.includes(story))).toEqual([]);
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
