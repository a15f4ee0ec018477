import type { Direction } from './arrowKeys';

/** A language site (specification §3). */
export interface Language {
  /** In English: `German`. */
  title: string;
  /** In the language itself: `Deutsch`. */
  fullName: string;
  /** `de`; the UK variant's is `en-UK`. */
  code: string;
  /** `de-DE` */
  locale: string;
  /** The first label of its host: `de` in `de.example.com`. */
  host: string;
  /** @default 'ltr' */
  direction?: Direction;
}

/** Never none: the first is the default. */
export type Languages = readonly [Language, ...Language[]];

/**
 * The language of a tag such as `de`, `de-AT` or `DE_de`: the whole locale
 * where there is one, else the first with the same two letters (specification
 * §3), else the first of all, which is English.
 */
export function matchLanguage(tag: unknown, languages: Languages): Language {
  const text = typeof tag === 'string' ? tag : '';
  const wanted = text.trim().replace('_', '-').toLowerCase();
  return (
    languages.find(({ locale }) => locale.toLowerCase() === wanted) ??
    languages.find(
      ({ locale }) =>
        wanted !== '' &&
        locale.slice(0, 2).toLowerCase() === wanted.slice(0, 2),
    ) ??
    languages[0]
  );
}
