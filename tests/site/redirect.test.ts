import { describe, expect, it } from 'vitest';
import { protectedRedirectPath } from '../../src/core/site/redirect';
import { hostileLocations, LOCATION_SEED } from '../links/hostileLocations';

describe('the redirect path', () => {
  it('creates an account and leads to the templates by default', () => {
    expect(protectedRedirectPath()).toBe(
      '/auth/protected-redirect/create-account?location=%2Ftemplates',
    );
  });

  it('takes an action and a path', () => {
    expect(
      protectedRedirectPath({ action: 'login', location: '/pricing?a=1#b' }),
    ).toBe('/auth/protected-redirect/login?location=%2Fpricing%3Fa%3D1%23b');
  });

  it('does not leave its folder through the action', () => {
    expect(protectedRedirectPath({ action: '..' })).toBe(
      protectedRedirectPath(),
    );
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/.//evil.example',
  ])('never leads to another site: %j', (location) => {
    expect(protectedRedirectPath({ location })).toContain(
      'location=%2Ftemplates',
    );
  });
});

const ACCOUNT = 'https://account.example.com';
const SITE = 'https://www.example.com';

/**
 * The address to which the login site sends a visitor back, as their browser
 * resolves it.
 */
function wayBack(path: string) {
  const url = new URL(path, ACCOUNT);
  expect(url.origin).toBe(ACCOUNT);
  expect(url.pathname).toMatch(/^\/auth\/protected-redirect\/[^/]+$/);
  expect([...url.searchParams.keys()]).toEqual(['location']);
  expect(url.hash).toBe('');
  return new URL(url.searchParams.get('location')!, SITE);
}

describe(`a redirect to a hostile location, seed ${LOCATION_SEED}`, () => {
  it.each(hostileLocations(500, LOCATION_SEED))(
    'stays on the site: $title',
    ({ location }) => {
      const path = protectedRedirectPath({ location: location as string });
      expect(path).toMatch(/^[!-~]+$/);
      expect(wayBack(path).origin).toBe(SITE);
    },
  );

  it.each(hostileLocations(500, LOCATION_SEED))(
    'leads to the templates if the action does: $title',
    ({ location: action }) => {
      const path = protectedRedirectPath({ action: action as string });
      expect(wayBack(path).href).toBe(`${SITE}/templates`);
    },
  );

  it.each([null, 5, 'login', [], Symbol('x')])(
    'is the default if no other page is given: %s',
    (options) => {
      expect(protectedRedirectPath(options as object)).toBe(
        protectedRedirectPath(),
      );
    },
  );
});
