import { wellFormed } from '../../core/samePagePath';
import { hardLimits, visualWidth } from '../lengthLimits';
import { describeText, describeValue } from '../../core/describeValue';
import { entries, error, field, warn, type Place } from './place';
import { kindOf, lengthOf, namesOf, readProperty } from '../../core/reading';
import { suggestName } from '../../core/suggestName';

/** What a message says beside what is wrong. */
export interface Reason {
  /** What the header does then. */
  why: string;
  /** How to mend it. */
  fix: string;
}

export interface TextRule extends Reason {
  /** In visual width; what is wider gets a warning. */
  fits?: number;
  /** In code points; what is longer gets an error. */
  most?: number;
}

/** A text that has to be there and say something; `null` where it does not. */
export function requiredText(at: Place, rule: TextRule): string | null {
  if (!isKind(at, 'text', rule)) return null;
  const text = at.value as string;
  if (text.trim() === '') {
    error(at, `\`${at.name}\` is empty: ${rule.why} ${rule.fix}`);
    return null;
  }
  return isShortEnough(at, text, rule) ? text : null;
}

/** A text that may be left out. */
export function optionalText(at: Place, rule: TextRule): void {
  if (at.value === undefined || !isKind(at, 'text', rule)) return;
  const text = at.value as string;
  if (text !== '' && text.trim() === '') {
    warn(at, `\`${at.name}\` is blank: it shows nothing. Leave it out.`);
  }
  isShortEnough(at, text, rule);
}

/** One of some values, or nothing. */
export function optionalChoice(
  at: Place,
  choices: readonly unknown[],
  { why, fix }: Reason,
): void {
  if (at.value === undefined || choices.includes(at.value)) return;
  error(at, `\`${at.name}\` ${whatItIs(at)}: ${why} ${fix}`);
}

/** Whether it is of a kind; an error where it is not. */
export function isKind(
  at: Place,
  kind: 'text' | 'list' | 'object',
  { why, fix }: Reason,
): boolean {
  const isPromise = typeof readProperty(at.value, 'then') === 'function';
  if (kindOf(at.value) === kind && !isPromise) return true;
  const what = isPromise
    ? 'is a promise, which has to be awaited first'
    : whatItIs(at, `, no ${kind}`);
  error(at, `\`${at.name}\` ${what}: ${why} ${fix}`);
  return false;
}

/** The entries of a list that has to hold something. */
export function filledList(at: Place, reason: Reason): Place[] {
  if (!isKind(at, 'list', reason)) return [];
  if (lengthOf(at.value) === 0) {
    error(at, `\`${at.name}\` is empty: ${reason.why} ${reason.fix}`);
  }
  return entries(at);
}

/** Warns of names that the header does not know. */
export function checkNames(at: Place, known: readonly string[]): void {
  for (const name of namesOf(at.value)) {
    if (known.includes(name)) continue;
    const suggestion = suggestName(name, known);
    const fix = suggestion
      ? `Did you mean \`${suggestion}\`?`
      : `Take it out; known here are ${known.join(', ')}.`;
    warn(
      field(at, name),
      `\`${describeText(name)}\` is not known here: the header ignores it. ${fix}`,
    );
  }
}

function whatItIs(at: Place, wanted = ''): string {
  const kind = kindOf(at.value);
  if (kind === 'missing') return 'is missing';
  if (kind === 'unreadable') return 'throws when it is read';
  const isText = kind === 'text';
  const shown = isText
    ? describeText(at.value as string)
    : describeValue(at.value);
  return `is \`${shown}\`${wanted}`;
}

function isShortEnough(at: Place, text: string, rule: TextRule): boolean {
  const { fits, most = hardLimits.text } = rule;
  // A character is one or two units: only where that leaves a doubt they are counted.
  if (text.length > most * 2 || [...text].length > most) {
    error(
      at,
      `\`${at.name}\` has more than ${most} characters: something else must have got there, and every page would carry it. Shorten it.`,
    );
    return false;
  }
  if (wellFormed(text) !== text) {
    warn(
      at,
      `\`${at.name}\` holds half a character (a lone surrogate): the server and the browser show it differently. Cut texts between whole characters.`,
    );
  }
  const width = fits === undefined ? 0 : visualWidth(text);
  if (fits !== undefined && width > fits) {
    warn(
      at,
      `\`${at.name}\` is ${width} characters wide, and ${fits} fit: it breaks the grid of the header. Shorten it; full-width characters count double.`,
    );
  }
  return true;
}
