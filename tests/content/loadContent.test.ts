import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/de';
import { en } from '../../src/content/en';
import { loadContent } from '../../src/content/loadContent';

describe('the content of a language', () => {
  it.each(['de', 'de-DE', 'de-AT', 'DE_de', ' de '])(
    'is the German one for "%s": the same as by its own import',
    async (locale) => {
      expect(await loadContent(locale)).toBe(de);
    },
  );

  it.each(['en', 'en-US', 'en-GB', '', 'xx', 'zh-CN', '__proto__', '../de'])(
    'is the English one for "%s"',
    async (locale) => {
      expect(await loadContent(locale)).toBe(en);
    },
  );

  it.each([undefined, null, 5, {}, ['de'], 'constructor', 'toString'])(
    'is the English one for %j, which is no locale',
    async (locale) => {
      expect(await loadContent(locale as string)).toBe(en);
    },
  );

  it.each(['es', 'fr-CA', 'it', 'ja-JP', 'pt', 'ko_KR'])(
    'is menus and words also for "%s"',
    async (locale) => {
      const { messages, navigation } = await loadContent(locale);
      expect(messages.logIn).toMatch(/\S/);
      expect(navigation.items).not.toHaveLength(0);
    },
  );
});
