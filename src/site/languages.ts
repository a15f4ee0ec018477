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
export const languages: LanguageSites = [
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
 * Adds British English after English, which becomes `English (US)` with the code
 * `en-US`. This is what the `languageUk` feature does (behaviour G4).
 * @example
 * import { languages, withUkVariant } from 'lintel/content';
 *
 * withUkVariant(languages).map(({ code }) => code); // ['en-US', 'en-UK', 'de', …]
 */
export function withUkVariant(given: LanguageSites): LanguageSites {
  if (given.some(({ code }) => code === 'en-UK')) return given;
  return given.flatMap((site) => {
    if (site.code !== 'en') return site;
    // Its host is still the one of the old code.
    const us = { ...site, ...named('US'), host: site.host ?? site.code };
    return [us, { ...us, ...named('UK'), locale: 'en-GB', host: 'uk' }];
  }) as unknown as LanguageSites;
}

function named(country: string) {
  const title = `English (${country})`;
  return { title, fullName: title, code: `en-${country}` };
}
