import { onTestFinished, vi } from 'vitest';

/** A cookie as jsdom keeps it: with what `document.cookie` does not tell. */
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
 * A new visitor opens a page: no cookies, no language, nothing that Lintel
 * has learnt on the page before.
 */
export function visit(url: string): void {
  jsdom.reconfigure({ url });
  jsdom.cookieJar.removeAllCookiesSync();
  document.documentElement.lang = '';
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
}

/** The visitor's cookies on every domain. */
export function keptCookies(): KeptCookie[] {
  return jsdom.cookieJar.toJSON().cookies;
}

/** The values of the two cookies that hold the language. */
export function languageCookies(): Record<string, string> {
  return Object.fromEntries(
    keptCookies().map(({ key, value }) => [key, decodeURIComponent(value)]),
  );
}

/** Every write of a cookie until the test ends; none is kept. */
export function watchCookieWrites(): string[] {
  const writes: string[] = [];
  const spy = vi
    .spyOn(document, 'cookie', 'set')
    .mockImplementation((cookie) => void writes.push(cookie));
  onTestFinished(() => spy.mockRestore());
  return writes;
}

/** Where the page is told to go until the test ends: jsdom goes nowhere. */
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
