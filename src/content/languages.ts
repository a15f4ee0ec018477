import type { LanguageSite, LanguageSites } from '../core/language/language';

/** The eight language sites (specification §2); English is the default and stands first. */
export const languages: LanguageSites = [
  { ...language('English', 'English', 'en-US'), host: 'www' },
  language('German', 'Deutsch', 'de-DE'),
  language('Spanish', 'Español', 'es-ES'),
  language('French', 'Français', 'fr-FR'),
  language('Italian', 'Italiano', 'it-IT'),
  language('Japanese', '日本語', 'ja-JP'),
  language('Portuguese', 'Português', 'pt-BR'),
  language('Korean', '한국어', 'ko-KR'),
];

function language(
  title: string,
  fullName: string,
  locale: string,
): LanguageSite {
  return { title, fullName, code: locale.slice(0, 2), locale };
}

/**
 * The languages with English as `English (US)`, code `en-US`, and the UK
 * variant behind it: what the UK-language flag turns on (specification §3).
 */
export function withUkVariant(given: LanguageSites): LanguageSites {
  if (given.some(({ code }) => code === 'en-UK')) return given;
  return given.flatMap((site) => {
    if (site.code !== 'en') return site;
    // Its host stays where the code was.
    const us = { ...site, ...named('US'), host: site.host ?? site.code };
    return [us, { ...us, ...named('UK'), locale: 'en-GB', host: 'uk' }];
  }) as unknown as LanguageSites;
}

function named(country: string) {
  const title = `English (${country})`;
  return { title, fullName: title, code: `en-${country}` };
}
