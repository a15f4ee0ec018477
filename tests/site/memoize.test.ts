import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoize } from '../../src/core/browser/memoize';

describe('a memoized function', () => {
  it.each([undefined, null, false, 0, ''])('accepts %o too', (result) => {
    const work = vi.fn<(text: string) => unknown>(() => result);
    const kept = memoize(work);
    expect([kept('a'), kept('a')]).toEqual([result, result]);
    expect(work).toHaveBeenCalledOnce();
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

  it('may call itself', () => {
    const count: (text: string) => number = memoize((text) =>
      text === '' ? 0 : 1 + count(text.slice(1)),
    );
    expect(count('a'.repeat(2000))).toBe(2000);
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

  it('shares nothing with another memoized function', () => {
    const one = memoize((text: string) => `one ${text}`);
    const other = memoize((text: string) => `other ${text}`);
    expect([one('a'), other('a')]).toEqual(['one a', 'other a']);
  });

  it('returns the same as the plain function, and calculates as often as a plain list that is emptied at 500', () => {
    const text = fc.oneof(
      fc.constantFrom('', '1', ':', '1:', '1:a', 'a1:b', 'a', 'b', 'a\0b'),
      fc.constantFrom('\ud800', '\ud801', '\uFFFD', '__proto__', 'constructor'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const calls = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), {
      maxLength: 3000,
      size: 'max',
    });
    fc.assert(
      fc.property(calls, (calls) => {
        const plain = (...texts: string[]) => JSON.stringify(texts);
        const work = vi.fn(plain);
        const kept = memoize(work);
        const results = calls.map((texts) => plain(...texts));
        expect(calls.map((texts) => kept(...texts))).toEqual(results);
        const known = new Set<string>();
        let expected = 0;
        for (const result of results) {
          if (known.has(result)) continue;
          if (known.size === 500) known.clear();
          known.add(result);
          expected += 1;
        }
        expect(work).toHaveBeenCalledTimes(expected);
      }),
      // Shrinking such a long list takes minutes.
      { numRuns: 20, endOnFailure: true },
    );
  });
});
