import { describe, expect, it, vi } from 'vitest';
import { memoize } from '../../src/browser/memoize';

describe('a memoized function', () => {
  it.each([undefined, ''])('accepts %o too', (result) => {
    const work = vi.fn<(text: string) => unknown>(() => result);
    const kept = memoize(work);
    expect([kept('a'), kept('a')]).toEqual([result, result]);
    expect(work).toHaveBeenCalledOnce();
  });

  it('tells apart arguments that are the same text together', () => {
    const kept = memoize((...texts: [string, string]) => texts.join('+'));
    const pairs: [string, string][] = [
      ['a', 'bc'],
      ['ab', 'c'],
      ['', 'abc'],
      ['1:a', 'b'],
    ];
    expect(pairs.map((pair) => kept(...pair))).toEqual([
      'a+bc',
      'ab+c',
      '+abc',
      '1:a+b',
    ]);
  });

  it('does not remember an error', () => {
    let fails = true;
    const kept = memoize((text: string) => {
      if (fails) throw new Error('Not now.');
      return text;
    });
    expect(() => kept('a')).toThrow('Not now.');
    expect(() => kept('a')).toThrow('Not now.');
    fails = false;
    expect(kept('a')).toBe('a');
  });

  it('stores 500 results, and discards all of them for another one', () => {
    const work = vi.fn((text: string) => text);
    const kept = memoize(work);
    const texts = Array.from({ length: 500 }, (_, index) => `${index}`);
    texts.forEach((text) => kept(text));
    texts.forEach((text) => kept(text));
    expect(work).toHaveBeenCalledTimes(500);
    kept('one more');
    kept('one more');
    expect(work).toHaveBeenCalledTimes(501);
    kept('0');
    expect(work).toHaveBeenCalledTimes(502);
  });
});
