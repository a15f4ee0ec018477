import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Term {
  english: string;
  /** Each way to say it. */
  own: string[];
  /** The texts it is in, by `wordsOf`. */
  keys: string[];
}

/** The table of `src/content/glossary/<code>.md`. */
export function readGlossary(code: string): Term[] {
  const file = path.resolve(`src/content/glossary/${code}.md`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(readRow);
}

function readRow(line: string): Term {
  // Not `trim`, which would take a no-break space too.
  const cells = line.split('|').map((cell) => cell.replace(/^ +| +$/g, ''));
  const [, english = '', own = '', keys = ''] = cells;
  return {
    english,
    own: own.split(' / '),
    keys: [...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => key!),
  };
}
