import type { LintelContent, LanguageSite } from '../../src/index';
import { en } from '../../src/content/locales/en';

const LETTERS: Record<string, string> = {
  // Letters that are doubled, so that texts become about 40 % longer.
  a: 'áå',
  e: 'éê',
  o: 'óö',
  u: 'úû',
  // Marks above and below the line, because these are cut off first.
  c: 'ç',
  d: 'đ',
  g: 'ğ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
};

const WORDING = ['label', 'description', 'subtitle'];

/**
 * Makes a text longer and accented but still readable. A missing bracket shows
 * that its end was cut off.
 */
function pseudo(text: string): string {
  const letters = text.replace(/[a-z]/gi, (letter) => {
    const accented = LETTERS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
  });
  return `[${letters}]`;
}

/**
 * Applies it to every text in a piece of content. Texts are recognized by the
 * name of their field.
 */
function translate<T>(part: T, isText: (name: string) => boolean): T {
  return JSON.parse(JSON.stringify(part), (name, value: unknown) =>
    typeof value === 'string' && isText(name) ? pseudo(value) : value,
  ) as T;
}

/**
 * A pseudo-language (CLDR's accented English) that shows what long words do to
 * the header.
 */
export const pseudoLanguage: LanguageSite = {
  title: 'Pseudo-English',
  fullName: pseudo('Pseudo'),
  code: 'en-XA',
  locale: 'en-XA',
  host: 'xa',
};

/** The English menus and wording in that language. */
export const pseudoContent: LintelContent = {
  locale: pseudoLanguage.locale,
  messages: translate(en.messages, () => true),
  navigation: translate(en.navigation, (name) => WORDING.includes(name)),
};
