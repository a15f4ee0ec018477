import { describe, expect, it } from 'vitest';
import { badgeAt, isMenu } from '../../src/content/navigation';
import { sanitizeNavigation } from '../../src/content/sanitizeContent';

describe('a badge with dates', () => {
  const noon = Date.UTC(2026, 10, 1, 12);
  const badgeOf = (badge: unknown, now: number) => {
    const items = [{ id: 'a', label: 'A', href: '/a', badge }];
    const [item] = sanitizeNavigation({ items })?.items ?? [];
    return item && !isMenu(item) ? badgeAt(item.badge, now) : null;
  };

  it.each<[object, boolean]>([
    [{}, true],
    [{ from: '2026-11-01' }, true],
    [{ from: '2026-11-02' }, false],
    [{ until: '2026-11-01' }, true],
    [{ until: '2026-10-31' }, false],
    [{ from: '2026-10-01', until: '2026-12-01' }, true],
    [{ from: '2026-11-01T12:00:00Z' }, true],
    [{ from: '2026-11-01T12:00:01Z' }, false],
    [{ from: '2026-11-01T13:00+01:00' }, true],
    [{ until: '2026-11-01T12:00Z' }, false],
    [{ from: 'tomorrow' }, false],
    [{ until: '2026-11-31' }, false],
    [{ until: '2026-11-02T10:00' }, false],
    [{ until: new Date(0) }, false],
    [{ from: null, until: null }, true],
  ])('of %j is shown on 1 November at noon: %s', (dates, expected) => {
    const badge = { kind: 'new', ...dates };
    expect(badgeOf(badge, noon)).toBe(expected ? 'new' : undefined);
  });

  it('is shown until midnight UTC of its last day', () => {
    const badge = { kind: 'new', until: '2026-11-01' };
    expect(badgeOf(badge, Date.UTC(2026, 10, 2) - 1)).toBe('new');
    expect(badgeOf(badge, Date.UTC(2026, 10, 2))).toBeUndefined();
  });

  it('with dates waits for a clock; one without dates does not', () => {
    expect(badgeOf({ kind: 'new', until: '9999-12-31' }, NaN)).toBeUndefined();
    expect(badgeOf('new', NaN)).toBe('new');
    expect(badgeOf({ kind: 'sale' }, noon)).toBeUndefined();
  });
});
