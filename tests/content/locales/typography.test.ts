import { describe, expect, it } from 'vitest';
import { contents, translations, wordsOf } from './contents';

const textsOf = (code: string) => [...wordsOf(contents[code]!)];
const breaking = (code: string, rule: RegExp) =>
  textsOf(code).filter(([, text]) => rule.test(text));

const LATIN = ['de', 'es', 'fr', 'it', 'pt'];

/** Names are spelled the same everywhere. */
const NAMES = /Design Intelligence|E-Commerce|E-Mail|SEO/g;

describe.each(Object.keys(contents))('the strings in %s', (code) => {
  it.each<[string, RegExp]>([
    ['a straight quotation mark or apostrophe', /["'`´]/],
    ['three full stops', /\.\.\./],
    ['a space at the beginning or end', /^\s|\s$/],
    ['two spaces', /\s\s/],
    ['a space before a comma or a full stop', /\s[,.]/],
    ['a full stop at the end', /[.。．]$/],
    [
      'invisible characters',
      /[\u200B-\u200F\u2028\u2029\u2060-\u206F\uFEFF\p{Cc}]/u,
    ],
    ['a hyphen instead of a dash', /\s-\s/],
  ])('do not have %s', (_, rule) => {
    expect(breaking(code, rule)).toEqual([]);
  });

  it('are in Unicode normalization form C', () => {
    for (const [, text] of textsOf(code)) {
      expect(text).toBe(text.normalize('NFC'));
    }
  });
});

describe('the strings in Latin script', () => {
  it.each(LATIN)(
    'begin with upper or lower case as in English, in %s',
    (code) => {
      const isLarge = (text: string) => /^(\p{Lu}|\{)/u.test(text);
      const english = wordsOf(contents['en']!);
      const other = textsOf(code)
        // Nouns in German, and strings with a number.
        .filter(([key]) => !(code === 'de' && /\.(carousel|slide)$/.test(key)))
        .filter(([key, text]) => isLarge(text) !== isLarge(english.get(key)!));
      expect(other).toEqual([]);
    },
  );

  it.each(LATIN.filter((code) => code !== 'de'))(
    'have no capitals inside, in %s',
    (code) => {
      const large = textsOf(code).filter(([, text]) =>
        /\s\p{Lu}(?!A\b)/u.test(text.replace(NAMES, '')),
      );
      expect(large).toEqual([]);
    },
  );

  it('have no-break spaces as required in French, and none in other languages', () => {
    expect(breaking('fr', /(?<![\u202F])[;!?]/)).toEqual([]);
    expect(breaking('fr', /(?<![\u00A0])[:»]|«(?!\u00A0)/)).toEqual([]);
    expect(breaking('fr', /\d [hj]\b/)).toEqual([]);
    for (const code of Object.keys(contents)) {
      if (code !== 'fr') expect(breaking(code, /[\u00A0\u202F]/)).toEqual([]);
    }
  });

  it('use the language’s quotation marks', () => {
    expect(breaking('de', /[«»”]/)).toEqual([]);
    for (const code of ['es', 'fr', 'it']) {
      expect(breaking(code, /[„“”]/)).toEqual([]);
    }
  });

  it('have opening question and exclamation marks in Spanish', () => {
    expect(breaking('es', /^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });
});

const CJK = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]';

describe('the Japanese strings', () => {
  it('have no half-width katakana, and no full-width letters or digits', () => {
    expect(breaking('ja', /[\uFF61-\uFF9F]/)).toEqual([]);
    expect(breaking('ja', /[Ａ-Ｚａ-ｚ０-９]/)).toEqual([]);
  });

  it('have no spaces next to kana and kanji', () => {
    expect(breaking('ja', new RegExp(`${CJK}\\s|\\s${CJK}`, 'u'))).toEqual([]);
  });

  it('have full-width commas', () => {
    expect(breaking('ja', /[,!?]/)).toEqual([]);
  });

  it('write long vowels at the end of words', () => {
    expect(breaking('ja', /(ユーザ|ビルダ|ウェビナ)(?!ー)/)).toEqual([]);
  });
});

describe('the Korean strings', () => {
  it('have half-width punctuation, and no Chinese characters', () => {
    expect(breaking('ko', /[、。，．！？\p{sc=Han}]/u)).toEqual([]);
  });

  it('have a space between Latin letters and Hangul', () => {
    const stuck = /[A-Za-z]\p{sc=Hangul}|\p{sc=Hangul}[A-Za-z]/u;
    expect(breaking('ko', stuck)).toEqual([]);
  });
});

describe('the form of address', () => {
  it.each<[string, RegExp]>([
    ['de', /\b([Dd]u|[Dd]ich|[Dd]ein\w*)\b/],
    ['es', /\b([Uu]sted(es)?|[Ss]u|[Ss]us|[Vv]uestr\w+)\b/],
    ['fr', /(?<!\p{L})([Tt]u|[Tt]oi|[Tt]on|[Tt]es)(?!\p{L})/u],
    ['it', /\b([Ll]ei|[Ss]uo|[Ss]ua)\b/],
    ['pt', /\b([Tt]u|[Tt]eu|[Tt]ua)\b/],
  ])('is consistent in %s', (code, rule) => {
    expect(Object.keys(translations)).toContain(code);
    expect(breaking(code, rule)).toEqual([]);
  });
});
