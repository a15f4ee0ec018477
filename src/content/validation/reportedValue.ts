import {
  kindOf,
  lengthOf,
  readProperty,
  textOf,
  UntrustedValue,
} from '../../browser/untrustedValue';
import { consequenceOf } from './describe';

/** The parts of a value, because lists can share their entries. */
const MAX_PARTS = 20_000;

/** Is called while a value is read. */
export interface Report {
  /** A value is invalid, or is missing but required. */
  invalid(path: string, value: unknown, expected: string): void;
  /** An object has been read. */
  done(given: ReportedValue): void;
  /** How many parts have been read. */
  parts: number;
}

/** Reports what is left out of a value, or replaced. */
export class ReportedValue extends UntrustedValue {
  /** The names that have been read. Others are unknown. */
  readonly names = new Set<string>();

  constructor(
    value: unknown,
    /** Where the value is, such as `navigation.items[0]`. Empty for content. */
    readonly path: string,
    private readonly report: Report,
  ) {
    super(value);
  }

  override read(name: string): unknown {
    this.names.add(name);
    return super.read(name);
  }

  override text(name: string): string | undefined {
    return this.checked(name, super.text(name), 'a string');
  }

  override choice<const Choice>(
    name: string,
    choices: readonly Choice[],
  ): Choice | undefined {
    const choice = super.choice(name, choices);
    return this.checked(name, choice, choices.join(' or '));
  }

  override object<Result>(
    name: string,
    readObject: (given: UntrustedValue) => Result,
  ): Result | undefined {
    return this.isOmitted(name) ? undefined : super.object(name, readObject);
  }

  override whole<Result>(
    readObject: (given: UntrustedValue) => Result,
  ): Result | undefined {
    if (kindOf(this.value) !== 'object') {
      this.report.invalid(this.path, this.value, 'an object');
      return;
    }
    const result = super.whole(readObject);
    this.report.done(this);
    return result;
  }

  override list<Entry>(
    name: string,
    readEntry: (given: UntrustedValue) => Entry | undefined,
  ): Entry[] | undefined {
    const list = this.read(name);
    const length = kindOf(list) === 'list' ? lengthOf(list) : 0;
    if (length > this.limit()) this.reject(name, 'a shorter list');
    return length > 0
      ? super.list(name, readEntry)
      : this.checked(name, undefined, 'a list');
  }

  /** Also reports the ids that items or account entries share. */
  override objects<Entry>(
    name: string,
    readEntry: (given: UntrustedValue) => Entry | undefined,
  ): Entry[] | undefined {
    const ids = new Set<unknown>();
    return super.objects(name, (each) => {
      const entry = readEntry(each);
      const id = readProperty(entry, 'id');
      const mustDiffer = name === 'items' || name === 'account';
      if (entry && mustDiffer && ids.has(id)) each.reject?.('id');
      ids.add(id);
      return entry;
    });
  }

  override string(): string | undefined {
    const text = super.string();
    if (text === undefined) {
      this.report.invalid(this.path, this.value, 'a string');
    }
    return text;
  }

  override reject(name: string, expected = 'valid'): void {
    this.report.invalid(this.placeOf(name), this.read(name), expected);
  }

  /** The path of a property. */
  placeOf(name: string): string {
    if (!/^[\w$]+(\[\d+\])?$/.test(name)) {
      return `${this.path}[${JSON.stringify(name.slice(0, 60))}]`;
    }
    return this.path ? `${this.path}.${name}` : name;
  }

  protected override part(name: string, value: unknown): ReportedValue {
    this.report.parts += 1;
    return new ReportedValue(value, this.placeOf(name), this.report);
  }

  protected override limit(): number {
    return Math.min(super.limit(), Math.max(0, MAX_PARTS - this.report.parts));
  }

  private checked<Result>(
    name: string,
    result: Result | undefined,
    expected: string,
  ): Result | undefined {
    if (result === undefined && !this.isOmitted(name)) {
      this.reject(name, expected);
    }
    return result;
  }

  /** Whether a property is optional, and missing or blank. */
  private isOmitted(name: string): boolean {
    const value = this.read(name);
    const isBlank = typeof value === 'string' && textOf(value) === undefined;
    const isEmpty = value === undefined || isBlank;
    return isEmpty && consequenceOf(this.placeOf(name)) === undefined;
  }
}
