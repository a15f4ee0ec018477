// Every language: what it is called, where it is and what is kept of it. What of
// `<html lang>` leads to it: tests/language/language.test.ts
import { beforeEach, describe, expect, it } from 'vitest';
import {
  expectedLanguages,
  expectedWithUk,
  type ExpectedLanguage,
} from './expectedLanguages';
import { languageCookies, visit } from '../analytics/visit';
import { showLanguage } from './showLanguage';

beforeEach(() => visit('https://www.example.com/pricing?plan=pro#faq'));

describe.each([
  { name: 'without the UK variant', languageUk: false, all: expectedLanguages },
  { name: 'with the UK variant', languageUk: true, all: expectedWithUk },
])('the languages, $name', ({ languageUk, all }) => {
  const english = all[0]!.code;

  it('are these and no other, in this order', () => {
    const { languages } = showLanguage({ features: { languageUk } }).now();
    expect(languages).toMatchObject(
      all.map(({ title, fullName, code, locale, page }) => {
        const url = new URL('/', page).href;
        return { title, fullName, code, locale, url };
      }),
    );
  });

  it.each(all)('have $title', (expected) => {
    document.documentElement.lang = expected.locale;
    const { now, said } = showLanguage({ features: { languageUk } });
    // English first, as the server has it.
    expect(said()).toEqual([...new Set([english, expected.code])]);
    const { language, locale, direction, urlFor } = now();
    expect(factsOf(language)).toEqual(factsOf(expected));
    expect({ locale, direction }).toEqual({
      locale: expected.locale,
      direction: 'ltr',
    });
    expect(urlFor(expected.code)).toBe(expected.page);
    expect(languageCookies()).toEqual({
      ss_i18n: `{"language":"${expected.locale}","currency":"USD"}`,
      language: expected.cookie,
    });
  });
});

function factsOf({
  title,
  fullName,
  code,
  locale,
}: Pick<ExpectedLanguage, 'title' | 'fullName' | 'code' | 'locale'>) {
  return { title, fullName, code, locale };
}
