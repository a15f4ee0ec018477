import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents, wordsOf } from './contents';

const english = wordsOf(contents['en']!);
const codes = Object.keys(contents).filter((code) => code !== 'en');

/** The strings whose English has a term, in the singular or plural. */
function placesOf(term: string): string[] {
  const escaped = term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const whole = new RegExp(`(?<!\\w)${escaped}(?:s|es)?(?!\\w)`, 'i');
  return [...english].flatMap(([key, text]) => (whole.test(text) ? key : []));
}

const says = (text: string | undefined, term: string) =>
  text?.toLowerCase().includes(term.toLowerCase()) === true;

describe.each(codes)('the glossary of %s', (code) => {
  const glossary = readGlossary(code);
  const words = wordsOf(contents[code]!);

  it('has each term once', () => {
    const terms = glossary.map(({ english: term }) => term.toLowerCase());
    expect(terms).not.toHaveLength(0);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('is followed by the strings with a term in English', () => {
    const untranslated = glossary.flatMap(({ english: term, own }) =>
      placesOf(term)
        .filter((key) => !own.some((each) => says(words.get(key), each)))
        .map(
          (key) => `${key}: ${term} is not translated as ${own.join(' / ')}`,
        ),
    );
    expect(untranslated).toEqual([]);
  });
});

interface Term {
  english: string;
  /** The allowed translations. */
  own: string[];
}

/** Reads the table in `docs/glossary/<code>.md`. */
function readGlossary(code: string): Term[] {
  const file = path.resolve(`docs/glossary/${code}.md`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(readRow);
}

function readRow(line: string): Term {
  // Not `trim`, which would also remove a no-break space.
  const cells = line.split('|').map((cell) => cell.replace(/^ +| +$/g, ''));
  const [, english = '', own = ''] = cells;
  return { english, own: own.split(' / ') };
}
