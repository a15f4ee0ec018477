/** Is told while a value is read what is left out of it, or replaced. */
export interface Report {
  /** A value is invalid, or missing. */
  invalid(path: string, value: unknown, expected: string): void;
  /** An object was read. Names other than these have no meaning. */
  read(path: string, value: object, names: ReadonlySet<string>): void;
}

/**
 * A value from outside, which may be any data. Each method returns a property if
 * it is valid.
 */
export class UntrustedValue {
  private readonly names = new Set<string>();

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

  /** A string that is not blank. */
  text(name: string): string | undefined {
    const text = textOf(this.read(name));
    if (text === undefined) this.reject(name, 'a string');
    return text;
  }

  /** One of several values. */
  choice<const Choice>(
    name: string,
    choices: readonly Choice[],
  ): Choice | undefined {
    const value = this.read(name);
    const choice = choices.find((each) => each === value);
    if (choice === undefined) this.reject(name, choices.join(' or '));
    return choice;
  }

  /** What is left of an object. */
  object<Result>(
    name: string,
    readObject: (given: UntrustedValue) => Result,
  ): Result | undefined {
    return this.part(name, this.read(name)).whole(readObject);
  }

  /** What is left of this value, if it is an object. */
  whole<Result>(
    readObject: (given: UntrustedValue) => Result,
  ): Result | undefined {
    const { value, path, report } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report?.invalid(path, value, 'an object');
      return undefined;
    }
    const result = readObject(this);
    report?.read(path, value, this.names);
    return result;
  }

  /** The valid entries of a list of objects. `undefined` if there are none. */
  list<Entry>(
    name: string,
    readEntry: (given: UntrustedValue) => Entry | undefined,
  ): Entry[] | undefined {
    const list = this.read(name);
    const values: unknown[] = Array.isArray(list) ? list : [];
    if (values.length === 0) this.reject(name, 'a list');
    const entries = values
      .map((value, index) =>
        this.part(`${name}[${index}]`, value ?? undefined).whole(readEntry),
      )
      .filter((entry) => entry !== undefined);
    return entries[0] && entries;
  }

  /** Reports a property that is invalid. */
  reject(name: string, expected = 'valid'): void {
    this.report?.invalid(this.placeOf(name), this.read(name), expected);
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
