import { describe, expect, it, onTestFinished } from 'vitest';
import { languages, withUkVariant } from '../../src/site/languages';
import {
  findLanguage,
  matchLanguage,
  urlOfLanguage,
  type LanguageSites,
} from '../../src/site/language';
import { resolveSite } from '../../src/site/site';
import { expectedLanguages, expectedWithUk } from './expectedLanguages';

const rows = (all: typeof expectedLanguages) =>
  all.flatMap(({ code, tags }) => tags.map((tag) => [tag, code] as const));

describe('the language of a tag', () => {
  it.each(rows(expectedLanguages))('"%s" is %s', (tag, code) => {
    expect(matchLanguage(tag, languages).code).toBe(code);
  });

  it.each(rows(expectedWithUk))(
    '"%s" is %s with British English',
    (tag, code) => {
      expect(matchLanguage(tag, withUkVariant(languages)).code).toBe(code);
    },
  );

  it.each([
    ['zh-Hans zh-Hant', 'zh-TW', 'zh-Hant'],
    ['zh-Hans zh-Hant', 'zh_HK', 'zh-Hant'],
    ['zh-Hans zh-Hant', 'ZH-HANS-TW', 'zh-Hans'],
    ['zh-Hant zh-Hans', 'zh', 'zh-Hans'],
    ['zh-Hant zh-Hans', 'cmn-SG', 'zh-Hans'],
    ['zh-CN zh-TW', 'zh-Hant-HK', 'zh-TW'],
    ['zh-Hans-CN zh-Hant-HK', 'zh-TW', 'zh-Hant-HK'],
    ['zh-CN', 'zh-TW', 'zh-CN'],
    ['sr-Cyrl sr-Latn', 'sr-Latn-RS', 'sr-Latn'],
    ['sr-Latn sr-Cyrl', 'sr-RS', 'sr-Cyrl'],
    ['sr-Latn sr-Cyrl', 'sr-ME', 'sr-Latn'],
    ['pa-IN pa-Arab', 'pa-PK', 'pa-Arab'],
    ['en-US en-GB', 'en-AU', 'en-US'],
    ['en-US en-GB', 'en-GB-oxendict', 'en-GB'],
    ['de-DE de-CH', 'de-CH-1996', 'de-CH'],
    ['de-DE de-CH', 'de-CH-u-co-phonebk', 'de-CH'],
    ['pt-BR pt', 'pt-PT', 'pt'],
    ['nb-NO', 'no', 'nb-NO'],
    ['nn-NO no', 'nb-NO', 'no'],
    ['nb-NO', 'non', undefined],
    ['he-IL', 'iw', 'he-IL'],
    ['iw', 'he-IL', 'iw'],
    ['id-ID', 'in_ID', 'id-ID'],
    ['fi-FI fil-PH', 'tl', 'fil-PH'],
    ['fi-FI FIL-PH', 'fil', 'FIL-PH'],
    ['fi-FI FIL-PH', 'fi', 'fi-FI'],
    ['ko-KR', 'kok', undefined],
    ['ko-KR', 'ko-KP', 'ko-KR'],
    ['es-ES', 'est', undefined],
    // Invalid tags.
    ['de-DE', 'de-', 'de-DE'],
    ['de-DE', 'de-DE.UTF-8', 'de-DE'],
    ['zh-Hans zh-Hant', 'zh-x', 'zh-Hans'],
    ['en-US', 'x-private', undefined],
    ['en-US', 'x-default', undefined],
    ['not_a_locale! en-US', 'en-AU', 'en-US'],
  ])('among %s for "%s" is %s', (locales, tag, expected) => {
    expect(findLanguage(tag, sitesOf(locales))?.locale).toBe(expected);
  });

  it('is the one with its code, whatever its locale', () => {
    const [simplified, traditional] = sitesOf('zh-CN zh-TW');
    const sites = [
      { ...simplified!, code: 'zh' },
      { ...traditional!, code: 'hk' },
    ] as const;
    const codeOf = (tag: string) => findLanguage(tag, sites)?.code;
    expect(['HK', 'zh', 'zh-HK'].map(codeOf)).toEqual(['hk', 'zh', 'hk']);
  });

  it('is found without scripts in browsers that do not know them', () => {
    const { Locale } = Intl;
    Reflect.deleteProperty(Intl, 'Locale');
    onTestFinished(() => void Object.assign(Intl, { Locale }));
    const found = (locales: string, tag: string) =>
      findLanguage(tag, sitesOf(locales))?.locale;
    expect(found('sv-SE da-DK', 'da-GL')).toBe('da-DK');
    expect(found('bs-Cyrl bs-Latn', 'bs-Latn-BA')).toBe('bs-Latn');
  });
});

/** Languages with these locales, and codes that say nothing. */
function sitesOf(locales: string): LanguageSites {
  return locales.split(' ').map((locale, at) => ({
    title: locale,
    fullName: locale,
    code: `language-${at}`,
    locale,
  }));
}

describe('the address of a language', () => {
  const site = resolveSite({ domain: 'example.com' }, null, []);
  const at = (host: string | undefined) =>
    urlOfLanguage(
      { ...languages[1]!, host },
      { site, languages },
      '/pricing?a=1#b',
    );

  it.each([
    [undefined, 'https://de.example.com/pricing?a=1#b'],
    ['deutsch', 'https://deutsch.example.com/pricing?a=1#b'],
    ['www.example.org', 'https://www.example.org/pricing?a=1#b'],
    ['http://localhost:8080/', 'http://localhost:8080/pricing?a=1#b'],
  ])('with the host %s is %s', (host, address) => {
    expect(at(host)).toBe(address);
  });
});
