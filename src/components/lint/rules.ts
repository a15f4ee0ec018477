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

/**
 * A value that passes a test.
 * @param wanted the expected value, the consequence and the fix, as the end of
 *   the message: `a function; nothing is called. Pass a function.`
 */
export function kind(
  isRight: (value: unknown) => boolean,
  wanted: string,
): Rule {
  return (value, at) => {
    if (isRight(value)) return;
    at.report(`${at.name}${at.on} is ${describeValue(value)}, not ${wanted}`);
  };
}

/** `true` or `false`. @param instead the consequence */
export function flag(instead: string): Rule {
  return kind(
    (value) => flagOf(value) !== undefined,
    `true or false; ${instead}. Pass true or false, without quotes, or leave it out.`,
  );
}

/** A string that is not blank. @param end the consequence and the fix */
export function text(end: string): Rule {
  return kind((value) => textOf(value) !== undefined, `a string; ${end}`);
}

/** The prefix of a component's ids. @param preset the default */
export function id(preset: string): Rule {
  return kind(
    (value) => idOf(value) !== undefined,
    `an id; using "${preset}". Pass letters, digits, hyphens and underscores, without spaces.`,
  );
}

export const callback: Rule = kind(
  (value) => callbackOf(value) !== undefined,
  'a function; nothing is called. Pass a function, or leave it out.',
);

/** An object with these properties. */
export function shape(rules: Record<string, Rule>, wanted: string): Rule {
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
export function list(rule: Rule, wanted: string, minLength = 1): Rule {
  return (value, at) => {
    const length = lengthOf(value);
    if (kindOf(value) !== 'list' || length < minLength) {
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
