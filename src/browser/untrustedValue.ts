import { lengthOf, readProperty, textOf } from './reading';

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
