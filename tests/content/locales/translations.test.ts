import { describe, expect, it } from 'vitest';
import { validateContent } from '../../../src/content/validateContent';
import { contents, translations, wordsOf } from './contents';

const english = wordsOf(contents['en']!);

const names = ['links.design-intelligence', 'links.pro', 'links.circle'];
const offer = 'links.enterprise';
const blog = 'links.blog';
const blogs = 'links.blogs';
const forum = 'links.forum';
const marketing = 'groups.marketing';
const portfolios = 'links.portfolios';

/** Strings that are the same as in English, such as names. */
const borrowed: Record<string, string[]> = {
  de: [
    ...['messages.domains', 'links.websites', 'links.analytics'],
    ...[...names, offer, blog, blogs, forum, marketing, portfolios],
  ],
  es: [...names, offer, blog, blogs, marketing, portfolios],
  fr: [
    ...['messages.menu', 'links.services'],
    ...[...names, offer, blog, blogs, forum, marketing, portfolios],
  ],
  it: ['messages.menu', ...names, offer, blog, forum, marketing],
  ja: names,
  ko: names,
  pt: [
    ...['messages.menu', 'messages.slide', 'links.webinars'],
    ...[...names, offer, blog, blogs, marketing],
  ],
};

describe.each(Object.keys(translations))('the translation into %s', (code) => {
  const words = wordsOf(translations[code]!);

  it('differs from English, except for names and loanwords', () => {
    const same = [...words].filter(([key, text]) => english.get(key) === text);
    expect(same.map(([key]) => key).sort()).toEqual(borrowed[code]!.sort());
  });

  it('keeps the placeholders', () => {
    const { slidePosition } = translations[code]!.messages;
    expect(slidePosition.match(/\{\w+\}/g)!.sort()).toEqual([
      '{count}',
      '{position}',
    ]);
  });
});

describe('British English', () => {
  it('differs from English only in these strings', () => {
    const words = wordsOf(contents['en-gb']!);
    const other = [...words].filter(([key, text]) => english.get(key) !== text);
    expect(other).toEqual([
      ['links.online-stores', 'Online Shops'],
      ['links.help-center', 'Help Centre'],
    ]);
  });
});

describe('the content of each language', () => {
  it.each(Object.keys(contents))('is valid, in %s', (code) => {
    expect(validateContent(contents[code])).toEqual([]);
  });

  it.each(Object.keys(contents))(
    'has different labels for different links, in %s',
    (code) => {
      const labels = [...wordsOf(contents[code]!)].filter(([key]) =>
        /^(menus|groups|links)\.[\w-]+$/.test(key),
      );
      const seen = new Map(labels.map(([key, text]) => [text, key]));
      const twice = labels.filter(([key, text]) => seen.get(text) !== key);
      expect(twice.map(([key]) => key)).toEqual(alike[code] ?? []);
    },
  );

  it.each(Object.keys(contents))('is typed with care, in %s', (code) => {
    const texts = [...wordsOf(contents[code]!).values()];
    const careless = /["'`´]|\.\.\.|^\s|\s$|\s[\s,.]|\s-\s|[.。．]$|\p{C}/u;
    expect(texts.filter((text) => careless.test(text))).toEqual([]);
    expect(texts).toEqual(texts.map((text) => text.normalize('NFC')));
  });

  it('has no-break spaces before French punctuation, and in no other language', () => {
    const breaking = (code: string, rule: RegExp) =>
      [...wordsOf(contents[code]!).values()].filter((text) => rule.test(text));
    expect(breaking('fr', /[^\u202F][;!?]|[^\u00A0][:»]|«[^\u00A0]/)).toEqual(
      [],
    );
    for (const code of Object.keys(contents)) {
      if (code !== 'fr') expect(breaking(code, /[\u00A0\u202F]/)).toEqual([]);
    }
  });
});

/** Loanwords without a plural: the product and the articles. */
const alike: Record<string, string[]> = {
  it: ['links.blogs'],
  ja: ['links.blogs'],
  ko: ['links.blogs'],
};
