import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { classNames } from '../../src/styles/classNames';

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

/** The sheet of this version's sources, published as another version. */
async function sheetOf(version: string): Promise<string> {
  const identifiers = classNames(version);
  const { outputFiles } = await build({
    entryPoints: ['src/index.ts'],
    outdir: 'unused',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  return outputFiles.find(({ path }) => path.endsWith('.css'))!.text;
}

function classesIn(text: string): string[] {
  return unique(text.matchAll(/\.(lintel[\w-]+)/g));
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
