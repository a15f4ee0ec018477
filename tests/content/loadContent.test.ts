import { describe, expect, it } from 'vitest';
import type { LintelContent } from '../../src/content/content';
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

  it.each<readonly [unknown, LintelContent | undefined]>([
    ['de-AT', de],
    ['DE_de', de],
    ['fr-CA', fr],
    ['es-419', contents['es']],
    ['pt-PT', contents['pt']],
    ...['en-GB', 'EN_uk'].map((tag) => [tag, enGb] as const),
    ...['en', 'EN_us', 'en-AU'].map((tag) => [tag, en] as const),
    ...['', 'xx', 'zh-CN', 'kok', '__proto__', 'constructor', '../de'].map(
      (tag) => [tag, en] as const,
    ),
    ...[undefined, null, 5, {}, ['de']].map((given) => [given, en] as const),
  ])('loads for %j what matches best, or English', async (given, content) => {
    expect(await loadContent(given as string)).toBe(content);
  });
});
