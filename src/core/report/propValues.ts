// Reads props of any type, because callers without types may pass anything.
// `components/lint` reports invalid ones in development.
import { kindOf } from './reading';

/** The value if it is one of the choices, otherwise the first choice. */
export function choiceOf<Choice extends string>(
  given: unknown,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === given) ?? choices[0];
}

/** The value if it is a boolean. */
export function flagOf(given: unknown): boolean | undefined {
  return typeof given === 'boolean' ? given : undefined;
}

/** The value if it is a string that is not blank. */
export function textOf(given: unknown): string | undefined {
  return typeof given === 'string' && given.trim() !== '' ? given : undefined;
}

/** The value if it is a path. */
export function pathOnHost(given: unknown): string | undefined {
  return textOf(given)?.startsWith('/') ? (given as string) : undefined;
}

/** The value if it can begin an id. In `aria-controls`, a space ends an id. */
export function idOf(given: unknown): string | undefined {
  return typeof given === 'string' && /^\S+$/.test(given) ? given : undefined;
}

/** The value if it is a time in ms. */
export function millisecondsOf(given: unknown): number | undefined {
  return typeof given === 'number' && given >= 0 ? given : undefined;
}

/** The value if it is a function. */
export function callbackOf<Callback>(
  given: Callback | undefined,
): Callback | undefined {
  return typeof given === 'function' ? given : undefined;
}

/** The valid props of a part that opens. */
export function openingOf<Callback>({
  open,
  defaultOpen,
  onOpenChange,
}: {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: Callback;
}) {
  return {
    open: flagOf(open),
    defaultOpen: flagOf(defaultOpen),
    onOpenChange: callbackOf(onOpenChange),
  };
}

/** The value if it is an object other than an array. */
export function objectOf<Given extends object>(
  given: Given | undefined,
): Given | undefined {
  return kindOf(given) === 'object' ? given : undefined;
}

/** The value if it is the address of a page: a path or a web address. */
export function addressOf(given: unknown): string | undefined {
  const text = textOf(given)?.trim();
  if (text?.startsWith('/')) return text;
  return text && /^https?:\/\/[^\s/]/i.test(text) ? text : undefined;
}

/** The value if it is a language tag, such as `de-DE`. */
export function languageTagOf(given: unknown): string | undefined {
  return typeof given === 'string' &&
    /^\s*[a-z]{2,3}([-_][a-z\d]{1,8})*\s*$/i.test(given)
    ? given
    : undefined;
}
