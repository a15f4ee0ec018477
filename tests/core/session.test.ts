import { beforeEach, describe, expect, it } from 'vitest';
import { defaultNames } from '../../src/core/analyticsNames';
import { findSession } from '../../src/core/session';
import { keptCookies, visit, watchCookieWrites } from './visit';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const find = (isFirstLanding = false) =>
  findSession(defaultNames, isFirstLanding, 'example.com');

/** The cookie of the session and the session storage go, local storage stays. */
function closeBrowser() {
  sessionStorage.clear();
  visit('https://www.example.com/');
}

beforeEach(() => {
  localStorage.clear();
  closeBrowser();
});

describe('the session', () => {
  it('is one id in all pages of a visit, and another in the next', () => {
    const { sessionId } = find();
    expect(sessionId).toMatch(UUID);
    expect(find().sessionId).toBe(sessionId);
    closeBrowser();
    expect(find().sessionId).not.toBe(sessionId);
  });

  it('is kept in a cookie of the domain that ends with the browser', () => {
    const { sessionId } = find();
    const [cookie] = keptCookies();
    expect(cookie).toMatchObject({
      key: 'lintel_session_id',
      value: sessionId,
      domain: 'example.com',
    });
    expect(cookie?.maxAge).toBeUndefined();
  });

  it('does not write a cookie that is there', () => {
    find();
    const writes = watchCookieWrites();
    find();
    expect(writes).toEqual([]);
  });

  it('is the first of a visitor on all its pages, and never again', () => {
    expect(find().isFirstSession).toBe(true);
    expect(find().isFirstSession).toBe(true);
    closeBrowser();
    expect(find().isFirstSession).toBe(false);
    expect(find().isFirstSession).toBe(false);
  });

  it.each([
    ['nothing', null, null, true],
    ['the landed flag', 'true', null, false],
    ['both flags', 'true', 'true', true],
    ['a session flag alone', null, 'false', true],
    ['a session flag that says no', 'true', 'false', false],
  ])('with %s stored: first session %s %s %s', (_, landed, first, expected) => {
    if (landed) localStorage.setItem('lintel_has_landed', landed);
    if (first) sessionStorage.setItem('lintel_first_session', first);
    expect(find().isFirstSession).toBe(expected);
  });

  it('says where the visit began', () => {
    expect(find(true).isFirstLanding).toBe(true);
    expect(find(false).isFirstLanding).toBe(false);
  });
});
