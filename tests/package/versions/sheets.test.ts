import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { buildVersion } from './buildVersion';

const sheet = readFileSync('dist/styles.css', 'utf8');
const other = await sheetOf(`${manifest.version}-next.1`);

describe('the sheets of two versions on one page', () => {
  it.each([
    ['class', classesIn],
    ['keyframe', keyframesIn],
  ])('share no %s name', (_, namesIn) => {
    const names = namesIn(other);
    expect(names.length).toBe(namesIn(sheet).length);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => namesIn(sheet).includes(name))).toEqual([]);
  });

  it('share the custom properties', () => {
    expect(propertiesIn(other)).toEqual(propertiesIn(sheet));
  });
});

async function sheetOf(version: string): Promise<string> {
  const { outputFiles } = await buildVersion(
    version,
    {},
    { write: false, minify: true },
  );
  return outputFiles!.find(({ path }) => path.endsWith('.css'))!.text;
}

function classesIn(text: string): string[] {
  return unique(text.matchAll(/\.(l[a-z0-9]+)(?![\w-])/g));
}

function keyframesIn(text: string): string[] {
  return unique(text.matchAll(/@keyframes ([\w-]+)/g));
}

function propertiesIn(text: string): string[] {
  return unique(text.matchAll(/(--[\w-]+)/g));
}

function unique(matches: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...matches].map(([, name = '']) => name))].sort();
}
