// What a prop is worth: a caller without types may pass anything, and the
// lint of `components/lint` says so in development.
import { kindOf } from './reading';

/** A value among some; the first of them, where it is another. */
export function choiceOf<Choice extends string>(
  given: unknown,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === given) ?? choices[0];
}

/** `true`, `false`, or not given. */
export function flagOf(given: unknown): boolean | undefined {
  return typeof given === 'boolean' ? given : undefined;
}

/** A text that says something. */
export function textOf(given: unknown): string | undefined {
  return typeof given === 'string' && given.trim() !== '' ? given : undefined;
}

/** A path on its host. */
export function pathOnHost(given: unknown): string | undefined {
  return textOf(given)?.startsWith('/') ? (given as string) : undefined;
}

/** What ids may begin with: `aria-controls` takes a space for the end of an id. */
export function idOf(given: unknown): string | undefined {
  return typeof given === 'string' && /^\S+$/.test(given) ? given : undefined;
}

/** A time in ms. */
export function millisecondsOf(given: unknown): number | undefined {
  return typeof given === 'number' && given >= 0 ? given : undefined;
}

/** A callback. */
export function callbackOf<Callback>(
  given: Callback | undefined,
): Callback | undefined {
  return typeof given === 'function' ? given : undefined;
}

/** Who decides whether a part is open. */
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

/** An object that is no list. */
export function objectOf<Given extends object>(
  given: Given | undefined,
): Given | undefined {
  return kindOf(given) === 'object' ? given : undefined;
}

/** The address of a page: a path of this site, or a whole one. */
export function addressOf(given: unknown): string | undefined {
  const text = textOf(given)?.trim();
  if (text?.startsWith('/')) return text;
  return text && /^https?:\/\/[^\s/]/i.test(text) ? text : undefined;
}

/** A language tag, such as `de-DE`. */
export function languageTagOf(given: unknown): string | undefined {
  return typeof given === 'string' &&
    /^\s*[a-z]{2,3}([-_][a-z\d]{1,8})*\s*$/i.test(given)
    ? given
    : undefined;
}
