/**
 * What follows from a property that is invalid:
 *
 * - `required`: its entry is left out, also if it is missing
 * - `entry`: its entry is left out
 * - `default`, `English`: the default or English words are used, also if it is
 *   missing
 * - `link`: the label of its group is not a link
 * - `menus`: the bar has no menus, also if it is missing
 *
 * Without any of them, it is left out.
 */
export type Consequence =
  'required' | 'entry' | 'default' | 'English' | 'link' | 'menus';

/** Where a value is, and what to do if it is invalid. */
export interface Place {
  /** Such as `navigation.items[0].label`. */
  path: string;
  consequence?: Consequence | undefined;
  report?: Report | undefined;
}

/** Is called while a value is read. */
export interface Report {
  /**
   * A value is invalid, or missing.
   *
   * @param expected what it should be, or the possible values
   */
  invalid(
    place: Place,
    value: unknown,
    expected: string | readonly unknown[],
  ): void;
  /** An object was read. Names other than these have no meaning. */
  read(path: string, value: object, names: readonly string[]): void;
}

/**
 * Reads a value from outside, which may be any data. Returns what is valid, and
 * `undefined` if nothing is.
 */
export type Read<T> = (value: unknown, place: Place) => T | undefined;

/**
 * How each property of an object is read. What it cannot be without has a
 * consequence.
 */
export type Shape<T> = {
  readonly [Name in keyof T]-?: undefined extends T[Name]
    ? Field<NonNullable<T[Name]>>
    : Required<Field<T[Name]>>;
};

type Field<T> = readonly [read: Read<T>, consequence?: Consequence];

/** Reads an object. */
/* @__NO_SIDE_EFFECTS__ */
export function object<T extends object>(shape: Shape<T>): Read<T> {
  const fields = Object.entries(shape) as [string, Field<unknown>][];
  return (value, place) => {
    const isFilled = isObject(value) && isGiven(value);
    if (!isFilled) return reject(value, place, 'an object');
    const { path, report } = place;
    const found: Record<string, unknown> = {};
    let isComplete = true;
    for (const [name, [read, consequence]] of fields) {
      // A CMS often returns `null` for empty fields.
      const given = value[name] ?? undefined;
      const at = path ? `${path}.${name}` : name;
      const result = read(given, { path: at, consequence, report });
      if (result !== undefined) found[name] = result;
      else if (consequence === 'required') isComplete = false;
      else if (consequence === 'entry' && isGiven(given)) isComplete = false;
    }
    report?.read(path, value, Object.keys(shape));
    return isComplete ? (found as T) : undefined;
  };
}

/** Reads a list of objects. `undefined` if none are valid. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends object>(readEntry: Read<T>): Read<T[]> {
  return (value, place) => {
    const values: unknown[] = Array.isArray(value) ? value : [];
    if (values.length === 0) return reject(value, place, 'a list');
    const entries = values
      .map((entry, index) =>
        readEntry(entry ?? undefined, {
          path: `${place.path}[${index}]`,
          consequence: 'required',
          report: place.report,
        }),
      )
      .filter((entry) => entry !== undefined);
    return entries[0] && entries;
  };
}

/** Reads a string that is not blank. */
export const text: Read<string> = (value, place) =>
  textOf(value) ?? reject(value, place, 'a string');

/** Reads a number above zero. */
export const size: Read<number> = (value, place) =>
  typeof value === 'number' && value > 0 && value < Infinity
    ? value
    : reject(value, place, 'a number above 0');

/** Reads a value, or else returns a default. */
/* @__NO_SIDE_EFFECTS__ */
export function or<T>(read: Read<T>, preset: T): Read<T> {
  return (value, place) => read(value, place) ?? preset;
}

/** Reads one of several values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string | number | boolean>(
  ...choices: readonly T[]
): Read<T> {
  return (value, place) =>
    choices.find((each) => each === value) ?? reject(value, place, choices);
}

export function reject(
  value: unknown,
  place: Place,
  expected: string | readonly unknown[],
): undefined {
  place.report?.invalid(place, value, expected);
}

/** A property. Those of `null` and `undefined` are `undefined`. */
export function readProperty(from: unknown, name: string): unknown {
  return (from as Record<string, unknown> | null | undefined)?.[name];
}

/**
 * Whether a value is none of the empty values of a CMS: nothing, `false`, a
 * blank string, a list or an object without members.
 */
export function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object') return value !== undefined && value !== false;
  return value !== null && Object.keys(value).length > 0;
}

/** The value without spaces around it, if it is a string that is not blank. */
export function textOf(given: unknown): string | undefined {
  return (typeof given === 'string' && given.trim()) || undefined;
}

/** Whether a value has properties, and is no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
