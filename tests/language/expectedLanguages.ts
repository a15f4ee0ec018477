/** A language site, and what follows from it. */
export interface ExpectedLanguage {
  title: string;
  fullName: string;
  code: string;
  locale: string;
  /** The address of `/pricing?plan=pro#faq` in this language. */
  page: string;
  /** The value of the cookie `language`. */
  cookie: string;
  /** The values of `<html lang>` that select it. */
  tags: string[];
}

const of = (
  [title, fullName]: [title: string, fullName: string],
  [code, locale, host, cookie]: string[],
  ...tags: string[]
): ExpectedLanguage => ({
  title,
  fullName,
  code: code!,
  locale: locale!,
  page: `https://${host}.example.com/pricing?plan=pro#faq`,
  cookie: cookie!,
  tags: [code!, locale!, ...tags],
});

const others: ExpectedLanguage[] = [
  of(
    ['German', 'Deutsch'],
    ['de', 'de-DE', 'de', 'de'],
    ...['de-AT', 'DE_de', 'de-Latn-CH', ' de '],
  ),
  of(['Spanish', 'Español'], ['es', 'es-ES', 'es', 'es-419'], 'es-419'),
  of(['French', 'Français'], ['fr', 'fr-FR', 'fr', 'fr'], 'fr-CA'),
  of(['Italian', 'Italiano'], ['it', 'it-IT', 'it', 'it'], 'it-CH'),
  of(
    ['Japanese', '日本語'],
    ['ja', 'ja-JP', 'ja', 'ja'],
    'ja-JP-u-ca-japanese',
  ),
  of(['Portuguese', 'Português'], ['pt', 'pt-BR', 'pt', 'pt'], 'pt-PT'),
  of(['Korean', '한국어'], ['ko', 'ko-KR', 'ko', 'ko'], 'ko-KP'),
];

/** Invalid or incomplete tags, and languages without a site. */
const unknownTags = [
  ...['', 'e', '-', 'zh-CN', '*'],
  // Konkani, Frisian and Filipino begin like Korean, French and Finnish.
  ...['kok-IN', 'frr', 'fil'],
];

export const expectedLanguages: ExpectedLanguage[] = [
  of(
    ['English', 'English'],
    ['en', 'en-US', 'www', 'en'],
    ...['EN_us', 'en-GB', 'en-UK', ...unknownTags],
  ),
  ...others,
];

/** With the flag for British English. */
export const expectedWithUk: ExpectedLanguage[] = [
  of(
    ['English (US)', 'English (US)'],
    ['en-US', 'en-US', 'www', 'en-US'],
    ...['en', 'en-AU'],
  ),
  of(
    ['English (UK)', 'English (UK)'],
    ['en-UK', 'en-GB', 'uk', 'en-UK'],
    ...['en_GB', 'en_uk'],
  ),
  ...others,
];
