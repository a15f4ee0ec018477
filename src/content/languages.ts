import type { Languages } from '../core/language';

/** The language sites that have content (specification §2); English is the default and stands first. */
export const languages: Languages = [
  {
    title: 'English',
    fullName: 'English',
    code: 'en',
    locale: 'en-US',
    host: 'www',
  },
  {
    title: 'German',
    fullName: 'Deutsch',
    code: 'de',
    locale: 'de-DE',
    host: 'de',
  },
];

/**
 * First labels of every language site's host: a page on `fr.example.com`
 * belongs to `example.com`, whether French has content here or not.
 */
export const languageHosts: readonly string[] = [
  'en',
  'uk',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'pt',
  'ko',
];
