/** The background of the page behind the header (behaviour H3). */
export type HeaderTheme = 'light-background' | 'dark-background';

const themes: readonly HeaderTheme[] = ['light-background', 'dark-background'];

/** Reads a theme, which may come from a CMS or from the page's markup. */
export function readTheme(
  given: unknown,
  otherwise: HeaderTheme = 'light-background',
): HeaderTheme {
  return themes.find((theme) => theme === given) ?? otherwise;
}
