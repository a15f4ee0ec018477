import { describe, expect, it } from 'vitest';
import { contents, translations, wordsOf } from './contents';

const textsOf = (code: string) => [...wordsOf(contents[code]!)];
const breaking = (code: string, rule: RegExp) =>
  textsOf(code).filter(([, text]) => rule.test(text));

const LATIN = ['de', 'es', 'fr', 'it', 'pt'];

/** Their letters are as they are wherever they stand. */
const NAMES = /Design Intelligence|E-Commerce|E-Mail|SEO/g;

describe.each(Object.keys(contents))('the texts in %s', (code) => {
  it.each<[string, RegExp]>([
    ['a straight quotation mark or apostrophe', /["'`´]/],
    ['three full stops', /\.\.\./],
    ['a space at an end', /^\s|\s$/],
    ['two spaces', /\s\s/],
    ['a space before a comma or a full stop', /\s[,.]/],
    ['a full stop at the end', /[.。．]$/],
    [
      'what nobody sees',
      /[\u200B-\u200F\u2028\u2029\u2060-\u206F\uFEFF\p{Cc}]/u,
    ],
    ['a hyphen for a dash', /\s-\s/],
  ])('have nowhere %s', (_, rule) => {
    expect(breaking(code, rule)).toEqual([]);
  });

  it('are composed (Unicode NFC)', () => {
    for (const [, text] of textsOf(code)) {
      expect(text).toBe(text.normalize('NFC'));
    }
  });
});

describe('the texts that are in Latin letters', () => {
  it.each(LATIN)('begin as in English, large or small, in %s', (code) => {
    const isLarge = (text: string) => /^(\p{Lu}|\{)/u.test(text);
    const english = wordsOf(contents['en']!);
    const other = textsOf(code)
      // A noun in German, and a number.
      .filter(([key]) => !(code === 'de' && /\.(carousel|slide)$/.test(key)))
      .filter(([key, text]) => isLarge(text) !== isLarge(english.get(key)!));
    expect(other).toEqual([]);
  });

  it.each(LATIN.filter((code) => code !== 'de'))(
    'have no capitals within, in %s',
    (code) => {
      const large = textsOf(code).filter(([, text]) =>
        /\s\p{Lu}(?!A\b)/u.test(text.replace(NAMES, '')),
      );
      expect(large).toEqual([]);
    },
  );

  it('have no-break spaces where French has them, and nowhere else', () => {
    expect(breaking('fr', /(?<![\u202F])[;!?]/)).toEqual([]);
    expect(breaking('fr', /(?<![\u00A0])[:»]|«(?!\u00A0)/)).toEqual([]);
    expect(breaking('fr', /\d [hj]\b/)).toEqual([]);
    for (const code of Object.keys(contents)) {
      if (code !== 'fr') expect(breaking(code, /[\u00A0\u202F]/)).toEqual([]);
    }
  });

  it('quote as the language does', () => {
    expect(breaking('de', /[«»”]/)).toEqual([]);
    for (const code of ['es', 'fr', 'it']) {
      expect(breaking(code, /[„“”]/)).toEqual([]);
    }
  });

  it('open in Spanish what they close', () => {
    expect(breaking('es', /^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });
});

const CJK = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]';

describe('the Japanese texts', () => {
  it('have no half-width katakana, and no full-width letter or figure', () => {
    expect(breaking('ja', /[\uFF61-\uFF9F]/)).toEqual([]);
    expect(breaking('ja', /[Ａ-Ｚａ-ｚ０-９]/)).toEqual([]);
  });

  it('have no space beside kana and kanji', () => {
    expect(breaking('ja', new RegExp(`${CJK}\\s|\\s${CJK}`, 'u'))).toEqual([]);
  });

  it('have full-width commas', () => {
    expect(breaking('ja', /[,!?]/)).toEqual([]);
  });

  it('write long vowels at the end', () => {
    expect(breaking('ja', /(ユーザ|ビルダ|ウェビナ)(?!ー)/)).toEqual([]);
  });
});

describe('the Korean texts', () => {
  it('have half-width marks, and no Chinese character', () => {
    expect(breaking('ko', /[、。，．！？\p{sc=Han}]/u)).toEqual([]);
  });

  it('have a space between Latin letters and Hangul', () => {
    const stuck = /[A-Za-z]\p{sc=Hangul}|\p{sc=Hangul}[A-Za-z]/u;
    expect(breaking('ko', stuck)).toEqual([]);
  });
});

describe('who is spoken to', () => {
  it.each<[string, RegExp]>([
    ['de', /\b([Dd]u|[Dd]ich|[Dd]ein\w*)\b/],
    ['es', /\b([Uu]sted(es)?|[Ss]u|[Ss]us|[Vv]uestr\w+)\b/],
    ['fr', /(?<!\p{L})([Tt]u|[Tt]oi|[Tt]on|[Tt]es)(?!\p{L})/u],
    ['it', /\b([Ll]ei|[Ss]uo|[Ss]ua)\b/],
    ['pt', /\b([Tt]u|[Tt]eu|[Tt]ua)\b/],
  ])('is addressed one way in %s', (code, rule) => {
    expect(Object.keys(translations)).toContain(code);
    expect(breaking(code, rule)).toEqual([]);
  });
});
