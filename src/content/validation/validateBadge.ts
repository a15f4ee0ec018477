import { endOf, startOf } from '../badges';
import { describeText } from './describeValue';
import { checkNames, isKind, optionalChoice } from './fields';
import { badge as schema } from './linkSchema';
import { error, field, warn, type Place } from './place';
import { kindOf } from './reading';

const DAY_OF_MONTH = /^\d{4}-\d\d-(\d\d)/;

/** `new`, or an object that says for how long. */
export function validateBadge(at: Place): void {
  if (kindOf(at.value) !== 'object') {
    return optionalChoice(at, ['new'], {
      why: 'the header knows no other badge than `new`, and shows none.',
      fix: "Write `new`, or { kind: 'new', from, until }, or leave it out.",
    });
  }
  checkNames(at, Object.keys(schema.properties));
  const kind = field(at, 'kind');
  const reason = {
    why: 'the header knows no other badge than `new`, and shows none.',
    fix: 'Write `new`.',
  };
  if (isKind(kind, 'text', reason)) optionalChoice(kind, ['new'], reason);
  const from = field(at, 'from');
  const until = field(at, 'until');
  const areDates = [from, until].map(checkDate).every(Boolean);
  if (areDates && isNever(from.value, until.value)) {
    warn(
      until,
      '`until` is before `from`: the header never shows the badge. Write the last day of it.',
    );
  }
}

function isNever(from: unknown, until: unknown): boolean {
  if (from === undefined || until === undefined) return false;
  return endOf(until as string) <= startOf(from);
}

function checkDate(at: Place): boolean {
  if (at.value === undefined) return true;
  const fix = 'Write a day, such as `2026-11-01`, or leave it out.';
  const why = 'the header shows no badge.';
  if (!isKind(at, 'text', { why, fix })) return false;
  const text = at.value as string;
  const start = startOf(text);
  if (isNaN(start)) {
    error(
      at,
      `\`${at.name}\` is \`${describeText(text)}\`, no date: ${why} ${fix}`,
    );
    return false;
  }
  warnOfRollOver(at, text);
  return true;
}

function warnOfRollOver(at: Place, text: string): void {
  const day = startOf(text.slice(0, 10));
  const [, written] = DAY_OF_MONTH.exec(text) ?? [];
  if (new Date(day).getUTCDate() === Number(written)) return;
  const taken = new Date(day).toISOString().slice(0, 10);
  warn(
    at,
    `\`${at.name}\` is \`${text}\`, a day that its month does not have: the header takes it for \`${taken}\`. Write the day that is meant.`,
  );
}
