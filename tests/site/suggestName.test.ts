import { describe, expect, it } from 'vitest';
import { suggestName } from '../../src/core/report/suggestName';

const known = ['label', 'href', 'onOpenChange', 'theme', 'locale'];

describe('the name that was meant', () => {
  it.each([
    ['lable', 'label'],
    ['hrfe', 'href'],
    ['onOpenchange', 'onOpenChange'],
    ['onOpneChagne', 'onOpenChange'],
    ['them', 'theme'],
    ['url', 'href'],
    ['language', 'locale'],
  ])('of "%s" is "%s"', (given, name) => {
    expect(suggestName(given, known)).toBe(name);
  });

  it.each(['', 'x', 'className', 'labels-of-links', 'x'.repeat(1000)])(
    'of "%s" is none',
    (given) => {
      expect(suggestName(given, known)).toBeUndefined();
    },
  );
});
