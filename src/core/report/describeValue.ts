import { wellFormed } from '../browser/samePagePath';
import { kindOf, lengthOf, namesOf } from './reading';

const MOST_CHARACTERS = 60;
const MOST_NAMES = 4;

// Characters that reverse or break a line of the console, or are invisible.
const HARMFUL = /[\p{Control}\p{Format}\p{Zl}\p{Zp}]/gu;

/**
 * A value in one short line: `"text"`, `5`, `[3 entries]`, `{ id, label, … }`.
 * Runs no code of the value except proxy traps.
 */
export function describeValue(value: unknown): string {
  switch (kindOf(value)) {
    case 'text':
      return `"${describeText(value as string)}"`;
    case 'list': {
      const length = lengthOf(value);
      return length === 1 ? '[1 entry]' : `[${length} entries]`;
    }
    case 'object': {
      const names = namesOf(value);
      const shown = names.slice(0, MOST_NAMES).map(describeText);
      if (shown.length < names.length) shown.push('…');
      return shown.length > 0 ? `{ ${shown.join(', ')} }` : '{}';
    }
    case 'unreadable':
      return 'unreadable';
    default: {
      if (typeof value === 'function') return 'a function';
      const text = describeText(String(value));
      return typeof value === 'bigint' ? `${text}n` : text;
    }
  }
}

/** A string in one short line: shortened, with visible control characters. */
export function describeText(text: string): string {
  // Shortened before it is spread, because it may be very long.
  const start = [...text.slice(0, MOST_CHARACTERS * 2)];
  const cut = start.slice(0, MOST_CHARACTERS).join('');
  const shown = wellFormed(cut).replace(
    HARMFUL,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return cut.length < text.length ? `${shown}…` : shown;
}
