import {
  findLanguage,
  urlOfLanguage,
  urlOnHost,
  type MultilingualSite,
  type LanguageSite,
  type LanguageSites,
} from './language';
import { isSafeHref } from './links';

/**
 * Where a page's translations are, by language tag, in the shape of Next's
 * `alternates.languages`. `null` is a page that does not exist.
 */
export type Alternates = Readonly<Record<string, string | null | undefined>>;

/**
 * The address of a page in a language: the declared one, otherwise the computed
 * one.
 *
 * @param path path, query and hash of the page
 */
export function addressInLanguage(
  language: LanguageSite,
  page: MultilingualSite,
  path: string,
  alternates: Alternates = {},
): string {
  const declared = declaredAddress(language, page.languages, alternates);
  if (declared === undefined) return urlOfLanguage(language, page, path);
  if (declared === null) return homeOf(language, page);
  const suffix = /[?#]/.test(declared) ? '' : path.replace(/^[^?#]*/, '');
  const address = declared + suffix;
  return address.startsWith('/') ? urlOnHost(language, page, address) : address;
}

/** The address of a language's home page. */
export function homeOf(language: LanguageSite, page: MultilingualSite): string {
  return urlOfLanguage(language, page, `${page.base ?? ''}/`);
}

/** `undefined` if nothing is declared. `x-default` is the default language's. */
function declaredAddress(
  language: LanguageSite,
  languages: LanguageSites,
  alternates: Alternates,
): string | null | undefined {
  const tags = Object.keys(alternates);
  const names = [language.locale, language.code].map(lower);
  const tag =
    tags.find((tag) => names.includes(lower(tag))) ??
    tags.find((tag) => findLanguage(tag, languages) === language) ??
    tags.find((tag) => lower(tag) === 'x-default' && language === languages[0]);
  const address = tag === undefined ? tag : alternates[tag];
  return address === null || isSafeHref(address) ? address : undefined;
}

const lower = (tag: string) => tag.toLowerCase();
