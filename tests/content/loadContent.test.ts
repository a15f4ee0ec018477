import { describe, expect, it } from 'vitest';
import { languages, withUkVariant } from '../../src/content/languages';
import { loadContent } from '../../src/content/loadContent';
import { contents, translations } from './locales/contents';

const { en, 'en-gb': enGb, de, fr } = contents;

describe('the content of a language', () => {
  it.each(Object.keys(translations))(
    'is the same as by its own import for "%s"',
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
  ])('is the first of its letters for "%s"', async (tag, content) => {
    expect(await loadContent(tag)).toBe(content);
  });

  it.each(['en-GB', 'en-UK', 'EN_gb', 'en_uk'])(
    'is that of the United Kingdom for "%s"',
    async (tag) => {
      expect(await loadContent(tag)).toBe(enGb);
    },
  );

  it.each([
    ...['en', 'en-US', 'EN_us', 'en-AU'],
    ...['', 'xx', 'zh-CN', '__proto__', '../de'],
  ])('is the English one for "%s"', async (locale) => {
    expect(await loadContent(locale)).toBe(en);
  });

  it.each([undefined, null, 5, {}, ['de'], 'constructor', 'toString'])(
    'is the English one for %j, which is no locale',
    async (locale) => {
      expect(await loadContent(locale as string)).toBe(en);
    },
  );

  it('is in the language of its site, of each that there is', async () => {
    for (const { code, locale } of withUkVariant(languages)) {
      expect((await loadContent(code)).locale).toBe(locale);
      expect((await loadContent(locale)).locale).toBe(locale);
    }
  });
});
