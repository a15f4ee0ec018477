import type { Content, LanguageSite } from '../../src/index';
import { en } from '../../src/content/locales/en';

const LETTERS: Record<string, string> = {
  // Two for one, and so the text grows by about 40 %.
  a: 'áå',
  e: 'éê',
  o: 'óö',
  u: 'úû',
  // Above and below the line, where something may be cut off.
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

/** Still readable, but longer and with accents; the brackets show where an end is missing. */
function pseudo(text: string): string {
  const letters = text.replace(/[a-z]/gi, (letter) => {
    const accented = LETTERS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
  });
  return `[${letters}]`;
}

/** Each text in a piece of content, told from the rest by its name. */
function translate<T>(part: T, isText: (name: string) => boolean): T {
  return JSON.parse(JSON.stringify(part), (name, value: unknown) =>
    typeof value === 'string' && isText(name) ? pseudo(value) : value,
  ) as T;
}

/** A language that nobody speaks, to see what long words do to the header (CLDR's accented English). */
export const pseudoLanguage: LanguageSite = {
  title: 'Pseudo-English',
  fullName: pseudo('Pseudo'),
  code: 'en-XA',
  locale: 'en-XA',
  host: 'xa',
};

/** English in that language. */
export const pseudoContent: Content = {
  locale: pseudoLanguage.locale,
  messages: translate(en.messages, () => true),
  navigation: translate(en.navigation, (name) => WORDING.includes(name)),
};
