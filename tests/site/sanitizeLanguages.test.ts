import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  languages,
  sanitizeLanguages,
  withUkVariant,
} from '../../src/site/languages';
import { deepFreeze, wrongTypes } from '../content/hostileValues';

const arabic = {
  title: 'Arabic',
  fullName: 'العربية',
  code: 'ar',
  locale: 'ar-EG',
  direction: 'rtl',
};
const polish = {
  title: 'Polish',
  fullName: 'Polski',
  code: 'pl',
  locale: 'pl-PL',
  host: 'www.example.pl',
};
const good = [arabic, polish];

describe('sanitizeLanguages', () => {
  it('returns valid languages unchanged', () => {
    deepFreeze(good);
    expect(sanitizeLanguages(good)).toEqual(good);
    expect(sanitizeLanguages(languages)).toEqual([...languages]);
    expect(sanitizeLanguages(withUkVariant(languages))).toHaveLength(9);
  });

  it.each<[string, unknown]>([
    ...wrongTypes,
    ['undefined', undefined],
    ['a string', 'de'],
    ['a list of invalid entries', [null, {}, 'de', [], { ...arabic, code: 5 }]],
  ])('returns null for %s, and leaves it out of a list', (_, given) => {
    expect(sanitizeLanguages(given)).toBeNull();
    expect(sanitizeLanguages([arabic, given, polish])).toEqual(good);
  });

  it.each<[string, unknown]>([
    ['an empty code', { ...arabic, code: ' ' }],
    ['no locale', { ...arabic, code: 'xx', locale: null }],
    ['a duplicate code in upper case', { ...arabic, code: 'AR' }],
  ])('leaves out an entry with %s, and no others', (_, bad) => {
    expect(sanitizeLanguages([arabic, bad, polish, bad])).toEqual(good);
  });

  it.each<[string, object, object]>([
    ['title', { title: 5 }, { title: 'ar' }],
    ['fullName', { fullName: '' }, { fullName: 'Arabic' }],
    ['host', { host: {} }, { host: undefined }],
    ['direction', { direction: 'up' }, { direction: undefined }],
  ])('keeps an entry with an invalid %s', (_, bad, mended) => {
    expect(sanitizeLanguages([{ ...arabic, ...bad }])).toEqual([
      { ...arabic, ...mended },
    ]);
  });

  it('never throws, and keeps every valid entry, whatever the others are', () => {
    const others = fc.array(fc.anything());
    fc.assert(
      fc.property(others, others, (before, after) => {
        const kept = sanitizeLanguages([...before, ...good, ...after]);
        expect(kept).toEqual(expect.arrayContaining(good));
      }),
    );
  });
});
