/**
 * What happens without a property: its entry is left out, or the default or
 * English words are used. A property that has no consequence is optional.
 */
export type Consequence = 'entry' | 'default' | 'English';

/** Is called while a value is read. */
export interface Report {
  /**
   * A value is invalid, or missing.
   *
   * @param expected what it should be, or the possible values
   */
  invalid(
    path: string,
    value: unknown,
    expected: string | readonly unknown[],
    consequence: Consequence | undefined,
  ): void;
  /** An object was read. Names other than these have no meaning. */
  read(path: string, value: object, names: ReadonlySet<string>): void;
}

/** Without a property that its entry needs, nothing is left of the entry. */
type Found<T, Without> = T | (Without extends 'entry' ? never : undefined);

/**
 * A value from outside, which may be any data. Each method returns a property if
 * it is valid.
 */
export class UntrustedValue {
  private readonly names = new Set<string>();
  private isComplete = true;

  constructor(
    private readonly value: unknown,
    private readonly report?: Report,
    /** Where the value is, such as `navigation.items[0]`. */
    private readonly path = '',
  ) {}

  /** A property. A CMS often returns `null` for empty fields. */
  read(name: string): unknown {
    this.names.add(name);
    return readProperty(this.value, name) ?? undefined;
  }

  /** What `parse` returns for a property. `undefined` is invalid. */
  parse<Result, Without extends Consequence>(
    name: string,
    parse: (value: unknown) => Result | undefined,
    expected: string | readonly unknown[],
    consequence?: Without,
  ): Found<Result, Without> {
    const value = this.read(name);
    const result = parse(value);
    if (result === undefined) {
      if (consequence === 'entry') this.isComplete = false;
      this.report?.invalid(this.placeOf(name), value, expected, consequence);
    }
    return result as Found<Result, Without>;
  }

  /** A string that is not blank. */
  text<Without extends Consequence>(name: string, consequence?: Without) {
    return this.parse(name, textOf, 'a string', consequence);
  }

  /** One of several values. */
  choice<const Choice, Without extends Consequence>(
    name: string,
    choices: readonly Choice[],
    consequence?: Without,
  ) {
    const find = (value: unknown) => choices.find((each) => each === value);
    return this.parse(name, find, choices, consequence);
  }

  /** What is left of an object. */
  object<Result>(
    name: string,
    readObject: (from: UntrustedValue) => Result,
    consequence?: Consequence,
  ): Result | undefined {
    return this.part(name, this.read(name)).whole(readObject, consequence);
  }

  /** What is left of this value, if it is an object. */
  whole<Result>(
    readObject: (from: UntrustedValue) => Result,
    consequence?: Consequence,
  ): Result | undefined {
    const { value, path, report } = this;
    if (!isObject(value)) {
      report?.invalid(path, value, 'an object', consequence);
      return undefined;
    }
    const result = readObject(this);
    report?.read(path, value, this.names);
    return this.isComplete ? result : undefined;
  }

  /** The valid entries of a list of objects. `undefined` if there are none. */
  list<Entry, Without extends Consequence>(
    name: string,
    readEntry: (from: UntrustedValue) => Entry,
    consequence?: Without,
  ): Found<Entry[], Without> {
    const values = this.parse(name, filledList, 'a list', consequence) ?? [];
    const entries = values
      .map((value, index) =>
        this.part(`${name}[${index}]`, value).whole(readEntry, 'entry'),
      )
      .filter((entry) => entry !== undefined);
    if (entries.length > 0) return entries;
    if (consequence === 'entry') this.isComplete = false;
    return undefined as Found<Entry[], Without>;
  }

  private part(name: string, value: unknown): UntrustedValue {
    return new UntrustedValue(value, this.report, this.placeOf(name));
  }

  private placeOf(name: string): string {
    return this.path ? `${this.path}.${name}` : name;
  }
}

/** A property. Those of `null` and `undefined` are `undefined`. */
export function readProperty(from: unknown, name: string): unknown {
  return (from as Record<string, unknown> | null | undefined)?.[name];
}

/** The value if it is a string that is not blank. */
export function textOf(given: unknown): string | undefined {
  return typeof given === 'string' && given.trim() !== '' ? given : undefined;
}

/** Whether a value has properties, and is no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function filledList(value: unknown): unknown[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value : undefined;
}
