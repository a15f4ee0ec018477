import { describe, expect, it } from 'vitest';
import { suggestName } from '../../src/core/report/suggestName';

const known = ['label', 'href', 'onOpenChange', 'theme', 'locale'];

describe('the suggested name', () => {
  it.each([
    ['lable', 'label'],
    ['hrfe', 'href'],
    ['onOpenchange', 'onOpenChange'],
    ['onOpneChagne', 'onOpenChange'],
    ['them', 'theme'],
    ['url', 'href'],
    ['language', 'locale'],
  ])('for "%s" is "%s"', (given, name) => {
    expect(suggestName(given, known)).toBe(name);
  });

  it.each(['', 'x', 'className', 'labels-of-links', 'x'.repeat(1000)])(
    'is empty for "%s"',
    (given) => {
      expect(suggestName(given, known)).toBeUndefined();
    },
  );
});
