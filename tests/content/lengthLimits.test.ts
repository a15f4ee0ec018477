import { afterEach, describe, expect, it, vi } from 'vitest';
import { visualWidth } from '../../src/content/validation/lengthLimits';

const widths: [string, number][] = [
  ['Pricing', 7],
  ['製品', 4],
  ['제품', 4],
  ['ﾘｿｰｽ', 4],
  ['Ａ', 2],
  ['é', 1],
  ['e\u0301', 1],
  ['ab\u00ADcd', 4],
  ['😀', 2],
];

describe('the width of a text', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([...widths, ['👩‍👩‍👧', 2]] as const)('of %s is %i', (text, width) => {
    expect(visualWidth(text)).toBe(width);
  });

  it('is the same in a browser that cannot tell characters apart', () => {
    vi.stubGlobal('Intl', {});
    expect(widths.map(([text]) => [text, visualWidth(text)])).toEqual(widths);
  });
});
