import { onTestFinished, vi } from 'vitest';

/**
 * A cookie of jsdom, with the attributes that `document.cookie` does not have.
 */
interface KeptCookie {
  key: string;
  value: string;
  domain: string;
  hostOnly: boolean;
  path: string;
  secure?: boolean;
  maxAge?: number;
  sameSite?: string;
}

/** @see https://vitest.dev/guide/environment */
declare const jsdom: {
  reconfigure(settings: { url: string }): void;
  cookieJar: {
    removeAllCookiesSync(): void;
    toJSON(): { cookies: KeptCookie[] };
  };
};

/**
 * Opens a page for a new visitor: no cookies, no language, no state of an
 * earlier page.
 */
export function visit(url: string): void {
  jsdom.reconfigure({ url });
  jsdom.cookieJar.removeAllCookiesSync();
  document.documentElement.lang = '';
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
}

/** The visitor's cookies on all domains. */
export function keptCookies(): KeptCookie[] {
  return jsdom.cookieJar.toJSON().cookies;
}

/** The values of the two language cookies. */
export function languageCookies(): Record<string, string> {
  return Object.fromEntries(
    keptCookies().map(({ key, value }) => [key, decodeURIComponent(value)]),
  );
}

/** Records every write of a cookie until the test ends. None is stored. */
export function watchCookieWrites(): string[] {
  const writes: string[] = [];
  const spy = vi
    .spyOn(document, 'cookie', 'set')
    .mockImplementation((cookie) => void writes.push(cookie));
  onTestFinished(() => spy.mockRestore());
  return writes;
}

/** Records navigation until the test ends, because jsdom does not navigate. */
export function watchNavigation() {
  const assign = vi.fn<(url: string) => void>();
  const reload = vi.fn();
  const real = window.location;
  const watched = { assign, reload };
  vi.stubGlobal(
    'location',
    new Proxy(watched, {
      get: (target, name) => Reflect.get(name in target ? target : real, name),
    }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return watched;
}
