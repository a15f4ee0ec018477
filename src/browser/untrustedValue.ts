/** Longer lists are a mistake, such as a sparse array with a huge length. */
const MAX_LENGTH = 1000;

/**
 * A value from outside, which may be anything: getters that throw, revoked
 * proxies, or lists of any length. Each method returns a property if it is
 * valid. `ReportedValue` also reports the others, in validation.
 */
export class UntrustedValue {
  constructor(readonly value: unknown) {}

  /** A property. A symbol if reading it throws. */
  read(name: string): unknown {
    // A CMS often returns `null` for empty fields.
    return readProperty(this.value, name) ?? undefined;
  }

  /** A string that is not blank. */
  text(name: string): string | undefined {
    return textOf(this.read(name));
  }

  /** One of several values. */
  choice<const Choice>(
    name: string,
    choices: readonly Choice[],
  ): Choice | undefined {
    const value = this.read(name);
    return choices.find((each) => each === value);
  }

  /** What is left of an object. */
  object<Result>(
    name: string,
    readObject: (given: UntrustedValue) => Result,
  ): Result | undefined {
    return this.part(name, this.read(name)).whole(readObject);
  }

  /** What is left of this value, which should be an object. */
  whole<Result>(
    readObject: (given: UntrustedValue) => Result,
  ): Result | undefined {
    return readObject(this);
  }

  /** This value, which should be a string that is not blank. */
  string(): string | undefined {
    return textOf(this.value);
  }

  /** The valid entries of a list. `undefined` if there are none. */
  list<Entry>(
    name: string,
    readEntry: (given: UntrustedValue) => Entry | undefined,
  ): Entry[] | undefined {
    const list = this.read(name);
    const length = Math.min(lengthOf(list), this.limit());
    const entries: Entry[] = [];
    for (let index = 0; index < length; index += 1) {
      const value = readProperty(list, index) ?? undefined;
      const entry = readEntry(this.part(`${name}[${index}]`, value));
      if (entry !== undefined) entries.push(entry);
    }
    return entries[0] && entries;
  }

  /** The valid entries of a list of objects. */
  objects<Entry>(
    name: string,
    readEntry: (given: UntrustedValue) => Entry | undefined,
  ): Entry[] | undefined {
    return this.list(name, (each) => each.whole(readEntry));
  }

  /** Reports a property that is invalid for another reason. */
  reject?(name: string): void;

  protected part(_name: string, value: unknown): UntrustedValue {
    return new UntrustedValue(value);
  }

  protected limit(): number {
    return MAX_LENGTH;
  }
}

/** Represents a value that threw when it was read. */
export const unreadable = Symbol('unreadable');

/**
 * The kind of a value. Never throws, unlike `Array.isArray` for a revoked
 * proxy.
 */
export function kindOf(
  value: unknown,
): 'missing' | 'unreadable' | 'text' | 'list' | 'object' | 'other' {
  if (value === undefined) return 'missing';
  if (value === unreadable) return 'unreadable';
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object' || value === null) return 'other';
  try {
    return Array.isArray(value) ? 'list' : 'object';
  } catch {
    return 'unreadable';
  }
}

/**
 * A property, or `unreadable` if its getter throws. Properties of `null` and
 * `undefined` are `undefined`.
 */
export function readProperty(from: unknown, name: string | number): unknown {
  try {
    return (from as Record<string | number, unknown> | null)?.[name];
  } catch {
    return unreadable;
  }
}

/** The names of an object's own properties, or none if they cannot be read. */
export function namesOf(value: unknown): string[] {
  try {
    return Object.keys(value as object);
  } catch {
    return [];
  }
}

/** The length of a list, or 0 if it cannot be read. */
export function lengthOf(list: unknown): number {
  const length = readProperty(list, 'length');
  return typeof length === 'number' && length > 0 ? Math.floor(length) : 0;
}

/** The value if it is a string that is not blank. */
export function textOf(given: unknown): string | undefined {
  return typeof given === 'string' && given.trim() !== '' ? given : undefined;
}
