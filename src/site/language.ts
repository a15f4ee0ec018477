import type { Site } from './site';

/** A language of your site, as plain data. */
export interface LanguageSite {
  /** The language's name in English. @example 'German' */
  title: string;
  /** The language's own name. @example 'Deutsch' */
  fullName: string;
  /** The language's code. British English has `en-UK`. @example 'de' */
  code: string;
  /** The language tag (BCP 47) for `lang` and `hreflang`. @example 'de-DE' */
  locale: string;
  /**
   * The first label of its host (`de` for `de.example.com`), or a whole host or
   * origin.
   * @default `code`
   * @example 'www.example.de'
   */
  host?: string | undefined;
  /**
   * The path below which its pages are, if your site has its languages in the
   * path: `/de`, or an empty string for the default language. Then its host is
   * the page's own, unless you set `host`.
   * @default none: the language has a host of its own
   * @example '/de'
   */
  path?: string | undefined;
  /** The direction of its text. @default 'ltr' @example 'rtl' */
  direction?: 'ltr' | 'rtl' | undefined;
}

/** A language of your site with its address. */
export interface LintelLanguage extends LanguageSite {
  /** The address of its home page. @example 'https://de.example.com/' */
  url: string;
}

/**
 * The languages of a site. The first is the default.
 * @example
 * import type { LanguageSites } from 'lintel';
 * import { languages } from 'lintel/content';
 *
 * const all: LanguageSites = languages;
 */
export type LanguageSites = readonly LanguageSite[];

/** What the addresses of a page in other languages depend on. */
export interface MultilingualSite extends LanguagePaths {
  site: Site;
  languages: LanguageSites;
}

/** What tells the parts of a site's paths. */
export interface LanguagePaths {
  languages: readonly Pick<LanguageSite, 'path'>[];
  /** The app's base path, which comes before the language's. */
  base?: string | undefined;
}

/**
 * The address of a path in a language: on the language's own host, below its
 * path, or both.
 *
 * @param path path, query and hash, in any language
 */
export function urlOfLanguage(
  language: LanguageSite,
  page: MultilingualSite,
  path: string,
): string {
  const address = pathInLanguage(path, language.path ?? '', page);
  return urlOnHost(language, page, address);
}

/** The address of a path on the host of a language. */
export function urlOnHost(
  { host, code, path: own }: LanguageSite,
  { site }: MultilingualSite,
  path: string,
): string {
  const isHere = own !== undefined && host === undefined;
  return isHere ? path : site.urlOn(host ?? code, path);
}

/** A path in parts: `/shop` + `/de` + `/pricing` + `?plan=annual`. */
interface PathParts {
  /** The app's base path, or nothing. */
  base: string;
  /** The path of its language, or nothing. */
  language: string;
  /** The rest of the path: `/pricing`, `/`, or nothing. */
  page: string;
  /** Query and hash. */
  suffix: string;
}

/**
 * The path of a page in another language.
 *
 * @param path path, query and hash, in any language
 * @param target the path of the other language
 */
export function pathInLanguage(
  path: string,
  target: string,
  paths: LanguagePaths,
): string {
  const { base, language, page, suffix } = splitPath(path, paths);
  // `/` of the default language has no slash that another one would keep.
  const isHome = page === '/' && !language && target;
  // Two slashes would lead to another host.
  const rest = isHome ? '' : page.replace(/^\/+/, '/');
  return (base + target + rest || '/') + suffix;
}

export function splitPath(
  path: string,
  { languages, base = '' }: LanguagePaths,
): PathParts {
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const start = startsWithPath(pathname, base) ? base : '';
  const below = pathname.slice(start.length);
  // The longest, which is the last of their order: `/de/ch` is not `/de`.
  const language =
    languages
      .map(({ path = '' }) => path)
      .filter((path) => startsWithPath(below, path))
      .sort()
      .at(-1) ?? '';
  return { base: start, language, page: below.slice(language.length), suffix };
}

/** Whether a path begins with the segments of another, in any case. */
function startsWithPath(path: string, start: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${start}/`.toLowerCase());
}

/**
 * The first labels of the language sites' hosts. With them, `resolveSite` finds
 * out that `fr.example.com` belongs to `example.com`.
 */
export function hostLabels(languages: LanguageSites): string[] {
  const labels = languages.map(({ host, code }) => host ?? code);
  // In lower case, as in the page's hostname.
  return ['en', 'uk', ...labels.map((label) => label.toLowerCase())];
}

/**
 * The language of a tag such as `de`, `de-AT` or `DE_de`, or the first language
 * if there is none (behaviour G1).
 */
export function matchLanguage(
  tag: unknown,
  languages: LanguageSites,
): LanguageSite {
  return findLanguage(tag, languages) ?? languages[0]!;
}

/**
 * Like `matchLanguage`, but returns `undefined` if no language matches. A whole
 * code or locale comes first. Otherwise it is one of the same language, in the
 * same script if there is any: the one that a lookup finds, or the first.
 * @see https://www.rfc-editor.org/rfc/rfc4647#section-3.4
 */
export function findLanguage(
  tag: unknown,
  languages: LanguageSites,
): LanguageSite | undefined {
  const given = typeof tag === 'string' ? withDashes(tag) : '';
  const named = languages.find(({ locale, code }) =>
    [locale, code].some((name) => withDashes(name) === given),
  );
  if (named || !given) return named;
  const name = canonical(given);
  const related = languages.filter(
    ({ locale }) => canonical(locale).split('-')[0] === name.split('-')[0],
  );
  if (related.length < 2) return related[0];
  const script = scriptOf(name);
  const alike = related.filter(({ locale }) => scriptOf(locale) === script);
  const candidates = alike.length > 0 ? alike : related;
  return lookUp(name, candidates) ?? candidates[0];
}

/** The language with this name, or else with its first parts. */
function lookUp(
  name: string,
  languages: readonly LanguageSite[],
): LanguageSite | undefined {
  if (!name) return undefined;
  const found = languages.find(({ locale, code }) =>
    [canonical(locale), withDashes(code)].includes(name),
  );
  return found ?? lookUp(name.replace(/-?[^-]*$/, ''), languages);
}

/** A tag in canonical form: `iw` is `he`. */
function canonical(tag: string): string {
  // Both are Bokmål, and `Intl` keeps both.
  const name = withDashes(tag).replace(/^no\b/, 'nb');
  return (localeOf(name)?.baseName ?? name).toLowerCase();
}

/** The script of a tag, or the likely one: `zh-TW` is written in `Hant`. */
function scriptOf(tag: string): string | undefined {
  // Slow the first time, so only for languages that are written in several.
  return localeOf(withDashes(tag))?.maximize().script;
}

/** `undefined` if the tag is invalid, or the browser is old. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

function withDashes(tag: string): string {
  return tag.trim().replace(/_/g, '-').toLowerCase();
}
