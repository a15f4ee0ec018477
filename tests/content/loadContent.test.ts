import { describe, expect, it } from 'vitest';
import { languages, withUkVariant } from '../../src/site/languages';
import { loadContent } from '../../src/content/loadContent';
import { contents, translations } from './locales/contents';

const { en, 'en-gb': enGb, de, fr } = contents;

describe('loadContent', () => {
  it.each(Object.keys(translations))(
    'loads the same content as the import of "%s"',
    async (code) => {
      const { locale } = translations[code]!;
      for (const tag of [code, locale, locale.toUpperCase(), ` ${code} `]) {
        expect(await loadContent(tag)).toBe(translations[code]);
      }
    },
  );

  it.each([
    ['de-AT', de],
    ['DE_de', de],
    ['fr-CA', fr],
    ['es-419', contents['es']],
    ['pt-PT', contents['pt']],
    ['ja_JP', contents['ja']],
    ['ko_KR', contents['ko']],
  ])(
    'loads the content with the same part before the dash for "%s"',
    async (tag, content) => {
      expect(await loadContent(tag)).toBe(content);
    },
  );

  it.each(['en-GB', 'en-UK', 'EN_gb', 'en_uk'])(
    'loads British English for "%s"',
    async (tag) => {
      expect(await loadContent(tag)).toBe(enGb);
    },
  );

  it.each([
    ...['en', 'en-US', 'EN_us', 'en-AU'],
    ...['', 'xx', 'zh-CN', 'kok', '__proto__', '../de'],
  ])('loads English for "%s"', async (locale) => {
    expect(await loadContent(locale)).toBe(en);
  });

  it.each([undefined, null, 5, {}, ['de'], 'constructor', 'toString'])(
    'loads English for %j, which is not a locale',
    async (locale) => {
      expect(await loadContent(locale as string)).toBe(en);
    },
  );

  it('loads the content of every language site', async () => {
    for (const { code, locale } of withUkVariant(languages)) {
      expect((await loadContent(code)).locale).toBe(locale);
      expect((await loadContent(locale)).locale).toBe(locale);
    }
  });
});
