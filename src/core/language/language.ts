import type { Direction } from '../browser/arrowKeys';
import type { Site } from '../site/site';

/** A language site (specification §3), as a page team may configure it: plain data. */
export interface LanguageSite {
  /** In English: `German`. */
  title: string;
  /** In the language itself: `Deutsch`. */
  fullName: string;
  /** `de`; the UK variant's is `en-UK`. */
  code: string;
  /** Its language tag (BCP 47), for `lang` and `hreflang`: `de-DE`. */
  locale: string;
  /**
   * The first label of its host (`de` in `de.example.com`), or a whole host
   * or origin.
   * @default the code
   */
  host?: string;
  /** @default 'ltr' */
  direction?: Direction;
}

/** A language site and where it is. */
export interface Language extends LanguageSite {
  /** Its home page: `https://de.example.com/`. */
  url: string;
}

/** Never none: the first is the default. */
export type LanguageSites = readonly [LanguageSite, ...LanguageSite[]];

/** The address of a path on a language's own site. */
export function urlOfLanguage(
  { host, code }: LanguageSite,
  site: Site,
  path: string,
): string {
  return site.urlOn(host ?? code, path);
}

/**
 * The first labels of the language sites' hosts: a page on `fr.example.com`
 * belongs to `example.com`.
 */
export function hostLabels(languages: LanguageSites): string[] {
  const labels = languages.map(({ host, code }) => host ?? code);
  // As browsers write a page's host.
  return ['en', 'uk', ...labels.map((label) => label.toLowerCase())];
}

/** What the path of a page in this language may begin with: `pt`, `pt-BR`. */
export function languageTags({ code, locale }: LanguageSite): string[] {
  return [code, locale, locale.split('-')[0]!];
}

/**
 * The language of a tag such as `de`, `de-AT` or `DE_de`: the whole locale or
 * code where there is one, else the first locale with the same two letters
 * (specification §3), else the first of all, which is English.
 */
export function matchLanguage(
  tag: unknown,
  languages: LanguageSites,
): LanguageSite {
  return findLanguage(tag, languages) ?? languages[0];
}

/** The same, and nothing where no language has these letters. */
export function findLanguage(
  tag: unknown,
  languages: LanguageSites,
): LanguageSite | undefined {
  const text = typeof tag === 'string' ? tag : '';
  const wanted = text.trim().replace(/_/g, '-').toLowerCase();
  return (
    languages.find(({ locale, code }) =>
      [locale, code].some((name) => name.toLowerCase() === wanted),
    ) ??
    languages.find(
      ({ locale }) =>
        wanted !== '' &&
        locale.slice(0, 2).toLowerCase() === wanted.slice(0, 2),
    )
  );
}
