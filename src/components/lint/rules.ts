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

/** Where a value was given. */
export interface Place {
  /** `theme`, `tracking.transports[0]` */
  readonly name: string;
  /** ` on LanguageMenu`; empty for what belongs to the whole page. */
  readonly on: string;
  /** Called with what is wrong, what happens instead and what is allowed. */
  report(message: string): void;
}

/** Reports a wrong value; is not asked about `undefined`. */
export type Rule = (value: unknown, at: Place) => void;

/** What a message says beside the value. */
export interface Wanted {
  /** `a function` */
  what: string;
  /** What happens instead. */
  instead: string;
  /** What is allowed, as a sentence. */
  fix: string;
}

export const anything: Rule = () => {};

/** One of some texts. @param instead what happens otherwise @default the first of them counts */
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

/** What a test lets pass. */
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

/** `true` or `false`. @param instead what happens otherwise */
export function flag(instead: string): Rule {
  return kind((value) => flagOf(value) !== undefined, {
    what: 'true or false',
    instead,
    fix: 'Pass true or false, without quotes, or leave it out.',
  });
}

/** A text that says something. */
export function text(instead: string, fix: string): Rule {
  const wanted = { what: 'a text', instead, fix };
  return kind((value) => textOf(value) !== undefined, wanted);
}

/** What ids begin with. @param preset the component's own */
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

/** An object, and what is in it. */
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

/** A list, and what is in it; `undefined` in it is a wrong entry. */
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
 * The first entry of a list whose text in a place is that of an earlier one.
 * @param keyOf what two texts have in common @default the whole text
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
    `unknown name "${name}" in ${at.name}${at.on}; it is ignored. ${meant(name, known) || `Known here are ${known.join(', ')}.`}`.trimEnd(),
  );
}

/** A question to whom a name slipped; empty where nothing is near. */
export function meant(given: unknown, known: readonly string[]): string {
  const name = typeof given === 'string' && suggestName(given.trim(), known);
  return name ? `Did you mean "${name}"? ` : '';
}

function listed(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `"${choice}"`);
  const last = quoted.pop();
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : `${last}`;
}
