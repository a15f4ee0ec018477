// The parts of the schemas. Valibot expects JSON, but pages may pass getters that
// throw, revoked proxies and endless lists. So each part has the shape of a
// Valibot schema, for types and JSON Schema, with its own `~run`:
// https://valibot.dev/guides/extend-valibot/
import * as v from 'valibot';
import { describeText, describeValue } from '../../core/report/describeValue';
import {
  kindOf,
  lengthOf,
  namesOf,
  readProperty,
  unreadable,
} from '../../core/report/reading';
import { wellFormed } from '../../core/browser/samePagePath';
import { suggestName } from '../../core/report/suggestName';
import { hardLimits, visualWidth } from './lengthLimits';
import type { ContentProblem, Key, Run } from './problems';

/**
 * A schema for each property of `Thing`. TypeScript reports missing and extra
 * ones. Types inferred from the schemas would have no docstrings, and pages would
 * need Valibot's types.
 */
export type Entries<Thing> = {
  [Name in keyof Thing]-?: v.GenericSchema<Thing[Name]>;
};

/** A problem of a value: the message, and the path inside the value. */
export type Finding = [message: string, ...path: Key[]];

/** Checks a value whose parts are valid or `unreadable`. */
type Rule<Value> = (value: Value, run: Run) => Iterable<Finding>;

interface Advice {
  /** The consequence: what the header does if the value is invalid. */
  why: string;
  /** The fix, as a sentence. */
  fix: string;
  /** Returns the value that was probably meant. */
  meant?: (value: unknown) => string | undefined;
}

interface Field<Value> extends Advice {
  /** For forms. */
  title?: string;
  description?: string | undefined;
  default?: Value;
  errors?: Rule<Value>[];
  warnings?: Rule<Value>[];
}

interface TextField extends Field<string> {
  /** The maximum width. Wider texts get a warning. */
  fits?: number | undefined;
  /** The maximum length in code points. Longer texts get an error. */
  most?: number;
  /** A regular expression, for JSON Schema. */
  pattern?: string;
  /** Returns the message of any other problem, or `false`. */
  problem?: (text: string) => string | false;
}

/** Returns the value as it is checked, or `unreadable` if it is invalid. */
type Reader = (value: unknown, run: Run) => unknown;

/** Lists the problems of a value. Never throws. */
export function problemsOf(
  schema: v.GenericSchema,
  value: unknown,
  run: Run,
): ContentProblem[] {
  runSchema(schema, value, run);
  return run.problems();
}

/** Returns the value as it is checked, or `unreadable` if it is invalid. */
function runSchema(schema: v.GenericSchema, value: unknown, run: Run): unknown {
  return schema['~run']({ value }, run as object).value;
}

function schemaOf<Value>(
  shape: v.GenericSchema,
  field: Omit<Field<Value>, keyof Advice>,
  read: Reader,
  keywords: object = {},
): v.GenericSchema<Value> {
  const schema = {
    ...shape,
    // Valibot passes the run to nested schemas.
    '~run'(dataset: { value: unknown }, run: Run) {
      const value = read(dataset.value, run);
      if (value !== unreadable) {
        check(value as Value, run, 'error', field.errors);
        check(value as Value, run, 'warning', field.warnings);
      }
      return { typed: true, value };
    },
  } as unknown as v.GenericSchema<Value>;
  const { title, description, default: usual } = field;
  const metadata = { ...keywords, default: usual, title, description };
  const known = Object.entries(metadata).filter(([, value]) => value != null);
  return v.pipe(schema, v.metadata(Object.fromEntries(known)));
}

function check<Value>(
  value: Value,
  run: Run,
  severity: ContentProblem['severity'],
  rules: readonly Rule<Value>[] = [],
): void {
  for (const rule of rules) {
    for (const [message, ...keys] of rule(value, run)) {
      const place = keys.reduce<unknown>(readProperty, value);
      run.add(severity, message, place, ...keys);
    }
  }
}

/** A required string that is not blank. */
export function requiredText(field: TextField): v.GenericSchema<string> {
  const { why, fix, most = hardLimits.text, pattern = '\\S', problem } = field;
  const keywords = { pattern, maxLength: most };
  return textOf(field, keywords, (text) => {
    if (text.trim() === '') return `is empty; ${why} ${fix}`;
    return tooLong(text, most) || (problem?.(text) ?? false);
  });
}

/** An optional string. */
export function optionalText(field: TextField) {
  const keywords = { maxLength: hardLimits.text };
  const warnings = [blankWarning];
  return v.optional(textOf({ ...field, warnings }, keywords, tooLong));
}

/**
 * A string that matches a pattern.
 *
 * @param what what an invalid value is: `not a date`
 */
export function patternText(pattern: RegExp, what: string, field: TextField) {
  const { why, fix } = field;
  return textOf(
    field,
    { pattern: pattern.source },
    (text) =>
      !pattern.test(text) &&
      `is \`${describeText(text)}\`, ${what}; ${why} ${fix}`,
  );
}

function textOf(
  field: TextField,
  keywords: object,
  problem: (text: string) => string | false,
): v.GenericSchema<string> {
  const warnings = [widthWarnings(field.fits), ...(field.warnings ?? [])];
  const read: Reader = (value, run) => {
    if (!isOfKind(value, run, 'text', field)) return unreadable;
    const message = problem(value as string);
    return message ? fail(value, run, message) : value;
  };
  return schemaOf(v.string(), { ...field, warnings }, read, keywords);
}

function tooLong(text: string, most: number = hardLimits.text) {
  // A code point has one or two units, so most texts need no counting.
  return (
    (text.length > most * 2 || [...text].length > most) &&
    `has more than ${most} characters; it is in the HTML of every page. Shorten it.`
  );
}

function* blankWarning(text: string): Iterable<Finding> {
  if (text === '' || text.trim() !== '') return;
  yield ['is blank; nothing is shown. Leave it out.'];
}

function widthWarnings(fits = Infinity): Rule<string> {
  return function* (text) {
    if (wellFormed(text) !== text) {
      yield [
        'contains half a character (a lone surrogate); server and browser render it differently. Cut texts between whole characters.',
      ];
    }
    const width = fits === Infinity ? 0 : visualWidth(text);
    if (width <= fits) return;
    yield [
      `is ${width} characters wide, but only ${fits} fit; it breaks the layout of the header. Shorten it. Full-width characters count as two.`,
    ];
  };
}

/** One of several strings. */
export function choice<const Choice extends string>(
  choices: readonly Choice[],
  field: Field<Choice>,
): v.GenericSchema<Choice> {
  return schemaOf(v.picklist(choices), field, among(choices, field));
}

/** `true` or `false`. */
export function flag(field: Field<boolean>): v.GenericSchema<boolean> {
  return schemaOf(v.boolean(), field, among([true, false], field));
}

function among(choices: readonly unknown[], field: Advice): Reader {
  return (value, run) => {
    if (choices.includes(value)) return value;
    const meant = field.meant?.(value);
    const fix = meant ? `Did you mean \`${meant}\`?` : field.fix;
    return fail(value, run, `${whatItIs(value)}; ${field.why} ${fix}`);
  };
}

/** One specific number. */
export function constant<const Value extends number>(
  value: Value,
  field: Field<Value>,
): v.GenericSchema<Value> {
  const read: Reader = (given, run) => {
    if (given === value) return value;
    const what = given === undefined ? 'missing' : `not ${value}`;
    return fail(given, run, `is ${what}; ${field.why} ${field.fix}`);
  };
  const keywords = { type: 'integer' };
  return schemaOf(
    v.literal(value),
    { ...field, default: value },
    read,
    keywords,
  );
}

/** Either of two schemas. @param meant returns the one that a value is checked with */
export function oneOf<First, Second>(
  first: v.GenericSchema<First>,
  second: v.GenericSchema<Second>,
  meant: (value: unknown) => v.GenericSchema,
  field: Pick<Field<string>, 'title' | 'description'> = {},
): v.GenericSchema<First | Second> {
  return schemaOf(v.union([first, second]), field, (value, run) =>
    runSchema(meant(value), value, run),
  );
}

/** An object. Unknown properties are warnings only, because a later version may support them. */
export function object<Thing extends object>(
  field: Field<Thing>,
  entries: Entries<Thing>,
): v.GenericSchema<Thing> {
  const parts = Object.entries<v.GenericSchema>(entries);
  const known = Object.keys(entries);
  return schemaOf(v.object(entries), field, (given, run) => {
    if (!isOfKind(given, run, 'object', field)) return unreadable;
    for (const name of namesOf(given)) {
      if (known.includes(name)) continue;
      const value = readProperty(given, name);
      run.add('warning', unknownName(name, known), value, name);
    }
    const copy = parts.map(([name, schema]) => [
      name,
      readPart(schema, given, name, run),
    ]);
    return Object.fromEntries(copy);
  });
}

/** A list that is not empty. If it is too long, only the first entries are read. */
export function list<Item>(
  item: v.GenericSchema<Item>,
  field: Field<readonly Item[]>,
): v.GenericSchema<readonly Item[]> {
  const { entries: most } = hardLimits;
  const read: Reader = (value, run) => {
    if (!isOfKind(value, run, 'list', field)) return unreadable;
    const length = lengthOf(value);
    if (length === 0) {
      run.add('error', `is empty; ${field.why} ${field.fix}`, value);
    } else if (length > most) {
      const message = `has ${length} entries, and only the first ${most} were checked; every link is in the HTML of every page. Keep the most important ones.`;
      run.add('error', message, value);
    }
    return readEntries(value, item, Math.min(length, most), run);
  };
  const keywords = { minItems: 1, maxItems: most };
  return schemaOf(v.array(item), field, read, keywords);
}

/** Reads entries until the limit of all lists is reached. Only the first hole of a sparse list is reported. */
function readEntries(
  given: unknown,
  item: v.GenericSchema,
  length: number,
  run: Run,
): unknown[] {
  const copy: unknown[] = [];
  let hasHole = false;
  for (let at = 0; at < length && run.visit(); at += 1) {
    const isHole = readProperty(given, at) === undefined;
    if (!isHole || !hasHole) copy[at] = readPart(item, given, at, run);
    hasHole ||= isHole;
  }
  // Includes holes at the end, so that messages have the right number of entries.
  copy.length = length;
  return copy;
}

/** Reads a property or an entry. Returns `unreadable` if it is invalid. */
function readPart(
  schema: v.GenericSchema,
  from: unknown,
  key: Key,
  run: Run,
): unknown {
  run.keys.push(key);
  const value = runSchema(schema, readProperty(from, key), run);
  run.keys.pop();
  return value;
}

const NAMES = { text: 'a string', list: 'a list', object: 'an object' };

function isOfKind(
  value: unknown,
  run: Run,
  kind: 'text' | 'list' | 'object',
  { why, fix }: Advice,
): boolean {
  const isPromise = typeof readProperty(value, 'then') === 'function';
  if (kindOf(value) === kind && !isPromise) return true;
  const what = isPromise
    ? 'is a promise that was not awaited'
    : whatItIs(value, `, not ${NAMES[kind]}`);
  fail(value, run, `${what}; ${why} ${fix}`);
  return false;
}

function whatItIs(value: unknown, wanted = ''): string {
  const kind = kindOf(value);
  if (kind === 'missing') return 'is missing';
  if (kind === 'unreadable') return 'throws when it is read';
  const shown =
    kind === 'text' ? describeText(value as string) : describeValue(value);
  return `is \`${shown}\`${wanted}`;
}

function unknownName(name: string, known: readonly string[]): string {
  const suggestion = suggestName(name, known);
  const fix = suggestion
    ? `Did you mean \`${suggestion}\`?`
    : `Remove it, or use one of ${known.join(', ')}.`;
  return `is unknown; the header ignores it. ${fix}`;
}

function fail(value: unknown, run: Run, message: string) {
  run.add('error', message, value);
  return unreadable;
}
