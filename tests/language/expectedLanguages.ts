/** What the specification says of a language (§3), and what follows from it. */
export interface ExpectedLanguage {
  title: string;
  fullName: string;
  code: string;
  locale: string;
  /** The page `/pricing?plan=pro#faq` in it. */
  page: string;
  /** The value of the cookie `language`. */
  cookie: string;
  /** The values of `<html lang>` that lead to it. */
  tags: string[];
}

const others: ExpectedLanguage[] = [
  {
    title: 'German',
    fullName: 'Deutsch',
    code: 'de',
    locale: 'de-DE',
    page: 'https://de.example.com/pricing?plan=pro#faq',
    cookie: 'de',
    tags: ['de', 'de-DE', 'de-AT', 'DE_de', 'DE', 'de-Latn-CH', ' de '],
  },
  {
    title: 'Spanish',
    fullName: 'Español',
    code: 'es',
    locale: 'es-ES',
    page: 'https://es.example.com/pricing?plan=pro#faq',
    cookie: 'es-419',
    tags: ['es', 'es-ES', 'es-419', 'es_MX', 'ES-es'],
  },
  {
    title: 'French',
    fullName: 'Français',
    code: 'fr',
    locale: 'fr-FR',
    page: 'https://fr.example.com/pricing?plan=pro#faq',
    cookie: 'fr',
    tags: ['fr', 'fr-FR', 'fr-CA', 'FR_be'],
  },
  {
    title: 'Italian',
    fullName: 'Italiano',
    code: 'it',
    locale: 'it-IT',
    page: 'https://it.example.com/pricing?plan=pro#faq',
    cookie: 'it',
    tags: ['it', 'it-IT', 'it-CH', 'It'],
  },
  {
    title: 'Japanese',
    fullName: '日本語',
    code: 'ja',
    locale: 'ja-JP',
    page: 'https://ja.example.com/pricing?plan=pro#faq',
    cookie: 'ja',
    tags: ['ja', 'ja-JP', 'JA', 'ja_jp', 'ja-JP-u-ca-japanese'],
  },
  {
    title: 'Portuguese',
    fullName: 'Português',
    code: 'pt',
    locale: 'pt-BR',
    page: 'https://pt.example.com/pricing?plan=pro#faq',
    cookie: 'pt',
    tags: ['pt', 'pt-BR', 'pt-PT', 'PT_br'],
  },
  {
    title: 'Korean',
    fullName: '한국어',
    code: 'ko',
    locale: 'ko-KR',
    page: 'https://ko.example.com/pricing?plan=pro#faq',
    cookie: 'ko',
    tags: ['ko', 'ko-KR', 'ko_KR', 'ko-KP', 'KO'],
  },
];

/** No language, half a tag, and what no site is in. */
const unknownTags = ['', ' ', 'e', '-', '_', 'xx', 'zh-CN', 'x-klingon', '*'];

export const expectedLanguages: ExpectedLanguage[] = [
  {
    title: 'English',
    fullName: 'English',
    code: 'en',
    locale: 'en-US',
    page: 'https://www.example.com/pricing?plan=pro#faq',
    cookie: 'en',
    tags: [
      ...['en', 'en-US', 'EN_us', 'en-GB', 'en-UK', 'en-AU'],
      ...unknownTags,
    ],
  },
  ...others,
];

/** With the flag for the UK variant. */
export const expectedWithUk: ExpectedLanguage[] = [
  {
    title: 'English (US)',
    fullName: 'English (US)',
    code: 'en-US',
    locale: 'en-US',
    page: 'https://www.example.com/pricing?plan=pro#faq',
    cookie: 'en-US',
    tags: ['en', 'en-US', 'EN_us', 'en-AU', ...unknownTags],
  },
  {
    title: 'English (UK)',
    fullName: 'English (UK)',
    code: 'en-UK',
    locale: 'en-GB',
    page: 'https://uk.example.com/pricing?plan=pro#faq',
    cookie: 'en-UK',
    tags: ['en-GB', 'en_GB', 'EN-gb', 'en-UK', 'en_uk'],
  },
  ...others,
];
