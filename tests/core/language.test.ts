import { expect, it } from 'vitest';
import { languages } from '../../src/content/languages';
import { matchLanguage } from '../../src/core/language';

it.each([
  ['de', 'de-DE'],
  ['de-DE', 'de-DE'],
  ['de-AT', 'de-DE'],
  ['DE_de', 'de-DE'],
  [' de ', 'de-DE'],
  ['en-GB', 'en-US'],
  ['', 'en-US'],
  [null, 'en-US'],
  [undefined, 'en-US'],
  ['xx', 'en-US'],
  ['d', 'en-US'],
  [42, 'en-US'],
])('%s is %s', (tag, locale) => {
  expect(matchLanguage(tag, languages).locale).toBe(locale);
});
