import { endOf, startOf } from '../badges';
import { describeText } from '../../core/describeValue';
import { checkNames, isKind, optionalChoice } from './fields';
import { badge as schema } from './linkSchema';
import { error, field, warn, type Place } from './place';
import { kindOf } from '../../core/reading';

const date = new RegExp(schema.properties.from.pattern, 'u');

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
  const why = 'the header shows no badge.';
  const fix =
    'Write a day, such as `2026-11-01`, or a moment with its zone, such as `2026-11-01T09:00Z`.';
  if (!isKind(at, 'text', { why, fix })) return false;
  const text = at.value as string;
  if (!date.test(text)) {
    error(
      at,
      `\`${at.name}\` is \`${describeText(text)}\`, no date: ${why} ${fix}`,
    );
    return false;
  }
  if (isInMonth(text)) return true;
  warn(
    at,
    `\`${at.name}\` is \`${text}\`, a day that its month does not have: some browsers take the next one, others show no badge. Write the day that is meant.`,
  );
  return false;
}

function isInMonth(text: string): boolean {
  const day = text.slice(0, 10);
  const start = startOf(day);
  return !isNaN(start) && new Date(start).toISOString().startsWith(day);
}
