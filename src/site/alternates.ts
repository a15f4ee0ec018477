import { onMutation } from '../browser/events';
import { readHref, withoutSlash } from '../browser/urls';
import {
  findLanguage,
  urlOfLanguage,
  urlOnHost,
  type MultilingualSite,
  type LanguageSite,
  type LanguageSites,
} from './language';

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
  return address === null ? null : readHref(address);
}

const lower = (tag: string) => tag.toLowerCase();

/**
 * The translations that the document declares for search engines, as JSON. None
 * while it describes another page: a router may change the address alone.
 */
export function alternatesInHead(pageUrl: string): string {
  const pages = linksInHead('alternate').filter(isPage);
  const isOwn = [...pages, ...linksInHead('canonical')].some(
    ({ href }) => withoutSlash(href.replace(/[?#].*/, '')) === pageUrl,
  );
  const entries = pages.map(({ hreflang, href }) => [hreflang, href]);
  return JSON.stringify(Object.fromEntries(isOwn ? entries : []));
}

const linksInHead = (rel: string) => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel~="${rel}" i]`),
];

/** Whether a link is to a page in a language: to no feed, style or app. */
function isPage({ rel, hreflang, href, type, media }: HTMLLinkElement) {
  const isHtml = /^\s*(text\/html\s*(;|$)|$)/i.test(type);
  return hreflang && href && isHtml && !media && !/\bstylesheet\b/i.test(rel);
}

/** Calls back when they may have changed. Returns a function that stops. */
export function watchAlternates(call: () => void): () => void {
  const attributeFilter = ['rel', 'href', 'hreflang', 'type', 'media'];
  const options = { childList: true, subtree: true, attributeFilter };
  return onMutation(call, [document.head, options]);
}
