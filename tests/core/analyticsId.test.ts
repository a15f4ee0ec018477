import { beforeEach, expect, it } from 'vitest';
import { analyticsId, forgetAnalyticsId } from '../../src/core/analyticsId';
import { forgetVisitor } from '../../src/core/forgetVisitor';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const DAY = 86_400_000;
const now = Date.now();

beforeEach(() => {
  forgetVisitor();
  forgetAnalyticsId();
});

it('stays the same for a visitor, and is a UUID', () => {
  const id = analyticsId('', now);
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(analyticsId('', now)).toBe(id);
});

it('is taken from the query where that holds a UUID, and only then', () => {
  expect(analyticsId(`?analytics_id=${ID}`, now)).toBe(ID);
  expect(analyticsId('?analytics_id=evil', now)).toBe(ID);
});

it('is taken from local storage for 390 days', () => {
  analyticsId(`?analytics_id=${ID}`, now);
  const withoutCookie = (at: number) => {
    document.cookie = 'lintel_analytics_id=; path=/; max-age=0';
    forgetAnalyticsId();
    return analyticsId('', at);
  };
  expect(withoutCookie(now + 389 * DAY)).toBe(ID);
  expect(withoutCookie(now + 391 * DAY)).not.toBe(ID);
});

it('is a new one after the visitor was forgotten', () => {
  const id = analyticsId('', now);
  forgetVisitor();
  forgetAnalyticsId();
  expect(analyticsId('', now)).not.toBe(id);
});
