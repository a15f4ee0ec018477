import { describeValue } from '../../core/report/describeValue';
import {
  callbackOf,
  flagOf,
  idOf,
  objectOf,
  textOf,
} from '../../core/report/propValues';
import {
  kindOf,
  lengthOf,
  namesOf,
  readProperty,
} from '../../core/report/reading';
import { suggestName } from '../../core/report/suggestName';

/** The place of a value, for messages. */
export interface Place {
  /** `theme`, `tracking.transports[0]` */
  readonly name: string;
  /** ` on LanguageMenu`; empty for `Header` and `LintelProvider`. */
  readonly on: string;
  /** Called with the message: what is wrong, the consequence and the fix. */
  report(message: string): void;
}

/** Checks a value and reports it if it is invalid. Not called for `undefined`. */
export type Rule = (value: unknown, at: Place) => void;

/** The parts of a message, without the value. */
export interface Wanted {
  /** The expected value: `a function`. */
  what: string;
  /** The consequence: `nothing is called`. */
  instead: string;
  /** The fix, as a sentence. */
  fix: string;
}

export const anything: Rule = () => {};

/** One of several strings. @param instead the consequence @default the first one is used */
export function choice(
  choices: readonly string[],
  instead = `using "${choices[0]}"`,
): Rule {
  return (value, at) => {
    if (choices.includes(value as string)) return;
    at.report(
      `unknown ${at.name} ${describeValue(value)}${at.on}; ${instead}. ${meant(value, choices)}Use ${listed(choices)}.`,
    );
  };
}

/** A value that passes a test. */
export function kind(
  isRight: (value: unknown) => boolean,
  { what, instead, fix }: Wanted,
): Rule {
  return (value, at) => {
    if (isRight(value)) return;
    at.report(
      `${at.name}${at.on} is ${describeValue(value)}, not ${what}; ${instead}. ${fix}`,
    );
  };
}

/** `true` or `false`. @param instead the consequence */
export function flag(instead: string): Rule {
  return kind((value) => flagOf(value) !== undefined, {
    what: 'true or false',
    instead,
    fix: 'Pass true or false, without quotes, or leave it out.',
  });
}

/** A string that is not blank. */
export function text(instead: string, fix: string): Rule {
  const wanted = { what: 'a string', instead, fix };
  return kind((value) => textOf(value) !== undefined, wanted);
}

/** The prefix of a component's ids. @param preset the default */
export function id(preset: string): Rule {
  return kind((value) => idOf(value) !== undefined, {
    what: 'an id',
    instead: `using "${preset}"`,
    fix: 'Pass letters, digits, hyphens and underscores, without spaces.',
  });
}

export const callback: Rule = kind((value) => callbackOf(value) !== undefined, {
  what: 'a function',
  instead: 'nothing is called',
  fix: 'Pass a function, or leave it out.',
});

/** An object with these properties. */
export function shape(rules: Record<string, Rule>, wanted: Wanted): Rule {
  return (value, at) => {
    if (objectOf(value as object) === undefined) {
      kind(() => false, wanted)(value, at);
      return;
    }
    for (const name of namesOf(value)) {
      const entry = readProperty(value, name);
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (entry === undefined) continue;
      if (rule) rule(entry, { ...at, name: `${at.name}.${name}` });
      else reportName(name, Object.keys(rules), at);
    }
  };
}

/** The same rule for several names of a shape. */
export function everyName(
  names: readonly string[],
  rule: Rule,
): Record<string, Rule> {
  return Object.fromEntries(names.map((name) => [name, rule]));
}

/** A list of valid entries. An `undefined` entry is invalid. */
export function list(rule: Rule, wanted: Wanted): Rule {
  return (value, at) => {
    const length = lengthOf(value);
    if (kindOf(value) !== 'list' || length === 0) {
      kind(() => false, wanted)(value, at);
      return;
    }
    for (let index = 0; index < Math.min(length, 1000); index += 1) {
      const name = `${at.name}[${index}]`;
      rule(readProperty(value, index), { ...at, name });
    }
  };
}

/**
 * The first entry of a list that repeats a property of an earlier one.
 * @param keyOf normalises the property before comparing @default no change
 */
export function findTwin(
  entries: unknown,
  name: string,
  keyOf = (text: string) => text,
): { index: number; text: string } | undefined {
  const seen = new Set<string>();
  for (let index = 0; index < Math.min(lengthOf(entries), 1000); index += 1) {
    const text = textOf(readProperty(readProperty(entries, index), name));
    if (text === undefined) continue;
    if (seen.has(keyOf(text))) return { index, text };
    seen.add(keyOf(text));
  }
  return undefined;
}

function reportName(name: string, known: readonly string[], at: Place): void {
  at.report(
    `unknown property "${name}" in ${at.name}${at.on}; it is ignored. ${meant(name, known) || `Use one of ${known.join(', ')}.`}`.trimEnd(),
  );
}

/** “Did you mean …?” if a known name is similar, otherwise empty. */
export function meant(given: unknown, known: readonly string[]): string {
  const name = typeof given === 'string' && suggestName(given.trim(), known);
  return name ? `Did you mean "${name}"? ` : '';
}

function listed(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `"${choice}"`);
  const last = quoted.pop();
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : `${last}`;
}
