import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/browser/urls';
import { isMotionReducedByPage } from '../../src/browser/viewport';
import { scrubUrl } from '../../src/analytics/eventContent';

describe('a query', () => {
  it('is read as URLSearchParams reads it, with and without its question mark', () => {
    const part = fc.constantFrom(
      'a',
      '__proto__',
      ...'&=+?',
      '%',
      '%26',
      '%E0',
    );
    const query = fc.array(part).map((parts) => parts.join(''));
    fc.assert(
      fc.property(query, (query) => {
        expect([...parseQuery(query)]).toEqual([...new URLSearchParams(query)]);
        const rest = query.replace(/^\?/, '');
        expect([...parseQuery(`?${rest}`)]).toEqual([
          ...new URLSearchParams(`?${rest}`),
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the first 1,000 keys', () => {
  it.each([999, 1001, 100_000])('are read from %d', (count) => {
    const keys = [...parseQuery(`?${keysOf(count)}`).keys()];
    expect(keys).toHaveLength(Math.min(count, 1000));
    expect(keys.at(-1)).toBe(`k${keys.length - 1}`);
  });
});

describe('functions that read a page’s address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('ignore later parameters', () => {
    const behind = `${keysOf(1000)}&gclid=1&force-reduced-motion`;
    window.history.replaceState(null, '', `/?${behind}`);
    expect(scrubUrl(window.location.href, ['gclid'])).not.toContain('gclid');
    expect(isMotionReducedByPage()).toBe(false);
  });
});

/** A query with this many keys: `k0=&k1=&…`. */
function keysOf(count: number): string {
  return Array.from({ length: count }, (_, index) => `k${index}=`).join('&');
}
