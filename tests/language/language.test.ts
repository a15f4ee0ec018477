import { describe, expect, it } from 'vitest';
import { languages, withUkVariant } from '../../src/site/languages';
import {
  findLanguage,
  hostLabels,
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

  it('is the one with the whole tag, or the first with the same part before the dash', () => {
    const chinese: LanguageSites = [
      {
        title: 'Simplified',
        fullName: '简体',
        code: 'zh',
        locale: 'zh-Hans-CN',
      },
      {
        title: 'Hong Kong',
        fullName: '繁體',
        code: 'hk',
        locale: 'zh-Hant-HK',
      },
    ];
    const codeOf = (tag: string) => findLanguage(tag, chinese)?.code;
    expect(codeOf('zh-TW')).toBe('zh');
    expect(codeOf('zh-Hant-HK')).toBe('hk');
    expect(codeOf('zh_Hant_HK')).toBe('hk');
    expect(codeOf('HK')).toBe('hk');
  });
});

it.each([
  ['fil', 'fil'],
  ['fi', 'fi'],
  ['kok', undefined],
  ['ko-KP', 'ko'],
  ['est', undefined],
])('the tag "%s" of two or three letters matches %s', (tag, code) => {
  const named = (code: string, locale: string) => ({
    title: code,
    fullName: code,
    code,
    locale,
  });
  const sites: LanguageSites = [
    named('fi', 'fi-FI'),
    named('fil', 'FIL-PH'),
    named('ko', 'ko-KR'),
    named('es', 'es-ES'),
  ];
  expect(findLanguage(tag, sites)?.code).toBe(code);
});

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

  it('does not keep the language label of the current host', () => {
    const labels = hostLabels([...languages, { ...languages[1]!, host: 'at' }]);
    const addressOn = (hostname: string) =>
      resolveSite({}, hostname, labels).urlOn('account', '/');
    for (const label of ['www', 'uk', 'en', 'de', 'ja', 'at']) {
      expect(addressOn(`${label}.example.com`)).toBe(
        'https://account.example.com/',
      );
    }
  });
});
