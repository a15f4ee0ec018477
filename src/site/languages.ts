import {
  list,
  object,
  oneOf,
  text,
  type Read,
} from '../browser/untrustedValue';
import { toPathPrefix } from '../browser/urls';
import type { LanguageSite, LanguageSites } from './language';

/**
 * The eight default languages. The first, English, is the fallback.
 * @example
 * import { Header } from 'lintel';
 * import { languages } from 'lintel/content';
 *
 * const dutch = {
 *   title: 'Dutch',
 *   fullName: 'Nederlands',
 *   code: 'nl',
 *   locale: 'nl-NL',
 * };
 *
 * export function OwnHeader() {
 *   return <Header languages={[...languages, dutch]} />;
 * }
 */
export const languages: readonly [LanguageSite, ...LanguageSite[]] = [
  {
    title: 'English',
    fullName: 'English',
    code: 'en',
    locale: 'en-US',
    host: 'www',
  },
  language('German', 'Deutsch', 'de-DE'),
  language('Spanish', 'Español', 'es-ES'),
  language('French', 'Français', 'fr-FR'),
  language('Italian', 'Italiano', 'it-IT'),
  language('Japanese', '日本語', 'ja-JP'),
  language('Portuguese', 'Português', 'pt-BR'),
  language('Korean', '한국어', 'ko-KR'),
];

// Bundlers omit the list where nothing uses it.
/* @__NO_SIDE_EFFECTS__ */
function language(
  title: string,
  fullName: string,
  locale: string,
): LanguageSite {
  return { title, fullName, code: locale.slice(0, 2), locale };
}

/**
 * Adds British English after English, which becomes `English (US)` with the
 * code `en-US`. This is what the `languageUk` feature does.
 * @example
 * import { languages, withUkVariant } from 'lintel/content';
 *
 * withUkVariant(languages).map(({ code }) => code); // ['en-US', 'en-UK', 'de', …]
 */
export function withUkVariant(given: LanguageSites): LanguageSites {
  if (given.some(({ code }) => code === 'en-UK')) return given;
  return given.flatMap((site) => {
    if (site.code !== 'en') return site;
    const us = { ...site, ...named('US') };
    const uk = { ...site, ...named('UK'), locale: 'en-GB' };
    if (site.path !== undefined) return [us, { ...uk, path: '/en-gb' }];
    // Its host is still the one of the old code.
    return [
      { ...us, host: site.host ?? site.code },
      { ...uk, host: 'uk' },
    ];
  });
}

/**
 * The same languages, each below a path of its own on the page's host: `/de`,
 * and nothing for the default.
 *
 * @param options.default the code of the language without a path
 * @example
 * import { languages, languagesInPath } from 'lintel/content';
 *
 * languagesInPath(languages, { default: 'en' }).map(({ path }) => path);
 * // ['', '/de', '/es', …]
 */
export function languagesInPath(
  given: LanguageSites,
  { default: preset }: { default?: string | undefined } = {},
): LanguageSites {
  return given.map((site) => ({
    ...site,
    host: undefined,
    path: site.code === preset ? '' : `/${site.code.toLowerCase()}`,
  }));
}

function named(country: string) {
  const title = `English (${country})`;
  return { title, fullName: title, code: `en-${country}` };
}

/**
 * Returns the valid languages of a list: those with a locale and a unique code.
 * Returns `null` if there are none, and never throws.
 */
export function sanitizeLanguages(given: unknown): LanguageSites | null {
  const found = list(readLanguage)(given, { path: '' }) ?? [];
  const codes = found.map(({ code }) => code.toLowerCase());
  // A language is chosen by its code: a second one with the same code is unreachable.
  const unique = found.filter(
    (_, index) => codes.indexOf(codes[index]!) === index,
  );
  return unique.length > 0 ? unique : null;
}

/** An empty one is that of the default language. */
const readPath: Read<string> = (path) =>
  typeof path === 'string' ? toPathPrefix(path) : undefined;

const readFields = object<LanguageSite>({
  title: [text, 'default'],
  fullName: [text, 'default'],
  code: [text, 'required'],
  locale: [text, 'required'],
  host: [text],
  path: [readPath],
  direction: [oneOf('rtl', 'ltr')],
});

const readLanguage: Read<LanguageSite> = (value, place) => {
  const found = readFields(value, place);
  if (!found) return undefined;
  const { code, title = code, fullName = title } = found;
  return { ...found, title, fullName };
};
