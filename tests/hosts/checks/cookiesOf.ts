import type { BackendSession } from '../../../src/testing';

/** A session's cookies in Playwright's format. */
export function cookiesOf({ cookie }: BackendSession, url: string) {
  return cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url };
  });
}
