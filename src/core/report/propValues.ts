/** The value if it is a string that is not blank. */
export function textOf(given: unknown): string | undefined {
  return typeof given === 'string' && given.trim() !== '' ? given : undefined;
}

/** The value if it is a language tag, such as `de-DE`. */
export function languageTagOf(given: unknown): string | undefined {
  return typeof given === 'string' &&
    /^\s*[a-z]{2,3}([-_][a-z\d]{1,8})*\s*$/i.test(given)
    ? given
    : undefined;
}
